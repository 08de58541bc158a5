import type { Advisor } from '#src/services/advisor.ts';

/**
 * {@link Advisor} over HTTP whose code, with the validation library, comes with the first question asked.
 *
 * @param recover what to do when that code cannot be had; throws when there is nothing to do.
 */
export function createLazyAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): Advisor {
  const load = async () => (await import('./advisor.ts').catch(recover)).createHttpAdvisor(apiUrl);
  return {
    recommend: async (answers) => (await load()).recommend(answers),
    more: async (question) => (await load()).more(question),
  };
}
