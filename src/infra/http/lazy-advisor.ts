import type { Advisor } from '#src/services/advisor.ts';

/** Loads its code with the first request. @param recover called when that fails; rethrows if it cannot help */
export function createLazyAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): Advisor {
  const load = async () => (await import('./advisor.ts').catch(recover)).createHttpAdvisor(apiUrl);
  const loadComparison = () => import('./comparison.ts').catch(recover);
  return {
    recommend: async (answers) => (await load()).recommend(answers),
    more: async (question) => (await load()).more(question),
    market: async (answers) => (await import('./market.ts').catch(recover)).askMarket(apiUrl, answers),
    laptops: async (ids) => (await load()).laptops(ids),
    compare: async (answers, ids) => (await loadComparison()).askComparison(apiUrl, answers, ids),
    names: async () => (await loadComparison()).askNames(apiUrl),
  };
}
