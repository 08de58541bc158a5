import type { Advisor } from '../../services/advisor.ts';

/** {@link Advisor} over HTTP whose code, with the validation library, comes with the first question asked. */
export function createLazyAdvisor(apiUrl: string): Advisor {
  const load = async () => (await import('./advisor.ts')).createHttpAdvisor(apiUrl);
  return {
    recommend: async (answers) => (await load()).recommend(answers),
    more: async (question) => (await load()).more(question),
  };
}
