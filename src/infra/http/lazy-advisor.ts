import type { HostedAdvisor } from '#src/services/advisor.ts';

/** Loads its code with the first request. @param recover called when that fails; rethrows if it cannot help */
export function createLazyAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): HostedAdvisor {
  const load = async () => (await import('./advisor.ts').catch(recover)).createHttpAdvisor(apiUrl);
  const loadMore = () => import('./further-questions.ts').catch(recover);
  return {
    // The next question loads again, and recovers.
    prefetch: () => void import('./advisor.ts').catch(() => undefined),
    recommend: async (answers) => (await load()).recommend(answers),
    more: async (question) => (await load()).more(question),
    market: async (answers) => (await loadMore()).market(apiUrl, answers),
    laptops: async (ids) => (await load()).laptops(ids),
    compare: async (...asked) => (await loadMore()).compare(apiUrl, ...asked),
    why: async (answers, id) => (await loadMore()).why(apiUrl, answers, id),
    names: async () => (await loadMore()).names(apiUrl),
    read: async (text) => (await loadMore()).read(apiUrl, text),
    judge: async (request) => (await loadMore()).judge(apiUrl, request),
    owned: async (request) => (await loadMore()).owned(apiUrl, request),
  };
}
