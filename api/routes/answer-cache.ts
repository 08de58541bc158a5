/** A few megabytes with the longest possible questions. */
const MAX_ENTRIES = 100;

/** An LRU cache of serialized answers by request body. They never expire: catalogue and advisor do not change meanwhile. */
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
