import type { Advisor } from '#src/services/advisor.ts';

/**
 * {@link Advisor} over HTTP whose code, with the validation library, loads with the first request.
 *
 * @param recover called when that code fails to load; rethrows if it cannot help
 */
export function createLazyAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): Advisor {
  const load = async () => (await import('./advisor.ts').catch(recover)).createHttpAdvisor(apiUrl);
  return {
    recommend: async (answers) => (await load()).recommend(answers),
    more: async (question) => (await load()).more(question),
  };
}
