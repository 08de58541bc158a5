/** A few megabytes with the longest possible requests. */
const MAX_ENTRIES = 100;

/** Offers in answers expire. Clients cache the catalogue's own data for the same time. */
const MAX_AGE_MS = 60_000;

/**
 * An LRU cache of serialized answers by request body or id.
 * @param current the object that the answers are computed from; the cache is cleared when it is another one, and after
 *   a minute
 * @param most maximum number of entries; `Infinity` if there are few distinct requests
 */
export function cacheAnswers<T>(
  current: () => T,
  answer: (source: T, question: string) => unknown,
  most = MAX_ENTRIES,
): (question: string) => Uint8Array<ArrayBuffer> {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  let source = current();
  let until = 0;
  return (question) => {
    if (source !== current() || performance.now() >= until) {
      cache.clear();
      source = current();
      until = performance.now() + MAX_AGE_MS;
    }
    const bytes = cache.get(question) ?? Buffer.from(JSON.stringify(answer(source, question)));
    // A map iterates in insertion order: reinserting marks the entry as recently used.
    cache.delete(question);
    cache.set(question, bytes);
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    return bytes;
  };
}
