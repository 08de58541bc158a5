interface Peeked<T> {
  /** The first chunks, together at least `enough` long unless the stream is shorter. */
  head: readonly T[];
  /** The whole stream, head included; it can be read once. */
  all: AsyncGenerator<T>;
}

/** Reads the beginning of a stream without consuming it. Stops the source when its reader stops. */
export async function peek<T extends { readonly length: number }>(
  source: AsyncIterable<T>,
  enough: number,
): Promise<Peeked<T>> {
  const iterator = source[Symbol.asyncIterator]();
  const head: T[] = [];
  let length = 0;
  let done = false;
  while (length < enough && !done) {
    const next = await iterator.next();
    if (next.done) {
      done = true;
    } else {
      head.push(next.value);
      length += next.value.length;
    }
  }
  async function* all(): AsyncGenerator<T> {
    try {
      yield* head;
      while (!done) {
        const next = await iterator.next();
        if (next.done) done = true;
        else yield next.value;
      }
    } finally {
      if (!done) await iterator.return?.();
    }
  }
  return { head, all: all() };
}
