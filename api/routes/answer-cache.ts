/** A few megabytes with the longest possible questions. */
const MAX_ENTRIES = 100;

/**
 * Caches the serialized answers by request body, least recently used evicted first. Entries never expire: the catalogue
 * does not change while the API runs, and the advisor is deterministic.
 */
export function cacheAnswers(answer: (question: string) => unknown): (question: string) => Uint8Array<ArrayBuffer> {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  return (question) => {
    const bytes = cache.get(question) ?? Buffer.from(JSON.stringify(answer(question)));
    // A map iterates in insertion order: reinserting marks the entry as recently used.
    cache.delete(question);
    cache.set(question, bytes);
    const [oldest] = cache.keys();
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    return bytes;
  };
}
