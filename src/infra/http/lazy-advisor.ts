import type { HostedAdvisor } from '#src/services/advisor.ts';

/** Loads its code with the first question. @param recover called when that fails; rethrows if it cannot help */
export function createLazyAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): HostedAdvisor {
  const load = async () => (await import('./advisor.ts').catch(recover)).createHttpAdvisor(apiUrl);
  return {
    // The next question loads again, and recovers.
    prefetch: () => void import('./advisor.ts').catch(() => undefined),
    recommend: async (...asked) => (await load()).recommend(...asked),
    more: async (...asked) => (await load()).more(...asked),
    market: async (...asked) => (await load()).market(...asked),
    laptops: async (...asked) => (await load()).laptops(...asked),
    compare: async (...asked) => (await load()).compare(...asked),
    why: async (...asked) => (await load()).why(...asked),
    names: async () => (await load()).names(),
    read: async (...asked) => (await load()).read(...asked),
    judge: async (...asked) => (await load()).judge(...asked),
    owned: async (...asked) => (await load()).owned(...asked),
  };
}
