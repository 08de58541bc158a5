import type { HostedAdvisor } from '#src/services/advisor.ts';

/** Loads its code with the first request. @param recover called when that fails; rethrows if it cannot help */
export function createLazyAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): HostedAdvisor {
  const load = async () => (await import('./advisor.ts').catch(recover)).createHttpAdvisor(apiUrl);
  const loadMore = async () => (await import('./further-questions.ts').catch(recover)).createFurtherQuestions(apiUrl);
  return {
    // The next question loads again, and recovers.
    prefetch: () => void import('./advisor.ts').catch(() => undefined),
    recommend: async (...asked) => (await load()).recommend(...asked),
    more: async (...asked) => (await load()).more(...asked),
    market: async (...asked) => (await loadMore()).market(...asked),
    laptops: async (...asked) => (await load()).laptops(...asked),
    compare: async (...asked) => (await loadMore()).compare(...asked),
    why: async (...asked) => (await loadMore()).why(...asked),
    names: async (...asked) => (await loadMore()).names(...asked),
    read: async (...asked) => (await loadMore()).read(...asked),
    judge: async (...asked) => (await loadMore()).judge(...asked),
    owned: async (...asked) => (await loadMore()).owned(...asked),
  };
}
