import type { HostedAdvisor } from '#src/services/advisor.ts';

/** Loads its code with the first request. @param recover called when that fails; rethrows if it cannot help */
export function createLazyAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): HostedAdvisor {
  const load = async () => (await import('./advisor.ts').catch(recover)).createHttpAdvisor(apiUrl);
  return {
    // The next question loads again, and recovers.
    prefetch: () => void import('./advisor.ts').catch(() => undefined),
    recommend: async (answers) => (await load()).recommend(answers),
    more: async (question) => (await load()).more(question),
    market: async (answers) => (await load()).market(answers),
    laptops: async (ids) => (await load()).laptops(ids),
    compare: async (answers, ids) => (await load()).compare(answers, ids),
    why: async (answers, id) => (await load()).why(answers, id),
    names: async () => (await load()).names(),
  };
}
