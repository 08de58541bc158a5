import type { HostedAdvisor } from '#src/services/advisor.ts';

/** Loads its code with the first request. @param recover called when that fails; rethrows if it cannot help */
export function createLazyAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): HostedAdvisor {
  const load = async () => (await import('./advisor.ts').catch(recover)).createHttpAdvisor(apiUrl);
  const loadMore = async () => (await import('./further-questions.ts').catch(recover)).createFurtherQuestions(apiUrl);
  return {
    // The next question loads again, and recovers.
    prefetch: () => void import('./advisor.ts').catch(() => undefined),
    recommend: async (answers) => (await load()).recommend(answers),
    more: async (question) => (await load()).more(question),
    market: async (answers) => (await loadMore()).market(answers),
    laptops: async (ids) => (await load()).laptops(ids),
    compare: async (...asked) => (await loadMore()).compare(...asked),
    why: async (answers, id) => (await loadMore()).why(answers, id),
    names: async () => (await loadMore()).names(),
    read: async (text) => (await loadMore()).read(text),
    judge: async (request) => (await loadMore()).judge(request),
    owned: async (request) => (await loadMore()).owned(request),
  };
}
