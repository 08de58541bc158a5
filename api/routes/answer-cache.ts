/** A few megabytes with the longest possible questions. */
const MAX_ENTRIES = 100;

/**
 * An LRU cache of serialized answers by request body.
 * @param source what the answers are made from: all are forgotten when it is another object
 */
export function cacheAnswers(
  answer: (question: string) => unknown,
  source: () => unknown = () => null,
): (question: string) => Uint8Array<ArrayBuffer> {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  let madeFrom = source();
  return (question) => {
    if (source() !== madeFrom) {
      cache.clear();
      madeFrom = source();
    }
    const bytes = cache.get(question) ?? Buffer.from(JSON.stringify(answer(question)));
    // A map iterates in insertion order: reinserting marks the entry as recently used.
    cache.delete(question);
    cache.set(question, bytes);
    const [oldest] = cache.keys();
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    return bytes;
  };
}
