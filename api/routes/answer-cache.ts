/** A few megabytes with the longest possible requests. */
const MAX_ENTRIES = 100;

/** Offers in answers expire. Clients cache the catalogue's own data for the same time. */
const MAX_AGE_MS = 60_000;

/**
 * An LRU cache of serialized answers by request body or id.
 * @param source the object that the answers are computed from; the cache is cleared when it changes, and after a
 *   minute
 * @param most maximum number of entries; `Infinity` if there are few distinct requests
 */
export function cacheAnswers(
  answer: (question: string) => unknown,
  source: () => unknown,
  most = MAX_ENTRIES,
): (question: string) => Uint8Array<ArrayBuffer> {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  let madeFrom = source();
  let until = 0;
  return (question) => {
    if (source() !== madeFrom || performance.now() >= until) {
      cache.clear();
      madeFrom = source();
      until = performance.now() + MAX_AGE_MS;
    }
    const bytes = cache.get(question) ?? Buffer.from(JSON.stringify(answer(question)));
    // A map iterates in insertion order: reinserting marks the entry as recently used.
    cache.delete(question);
    cache.set(question, bytes);
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    return bytes;
  };
}
