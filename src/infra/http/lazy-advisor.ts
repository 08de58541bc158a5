import { memoizePromise } from '#src/lib/memoize-promise.ts';
import type { Advisor, LazyAdvisor } from '#src/services/advisor.ts';

/** @param start loads the code that asks; after a failure the next question starts again */
export function createLazyAdvisor(start: () => Promise<Advisor>): LazyAdvisor {
  const load = memoizePromise(start);
  return {
    load,
    recommend: async (answers) => (await load()).recommend(answers),
    more: async (question) => (await load()).more(question),
    laptops: async (ids) => (await load()).laptops(ids),
    compare: async (answers, ids, read) => (await load()).compare(answers, ids, read),
    names: async () => (await load()).names(),
    read: async (text) => (await load()).read(text),
    judge: async (request) => (await load()).judge(request),
  };
}
