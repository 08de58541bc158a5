interface Peeked<T> {
  /** The first pieces, at least `enough` long together unless the stream is shorter. */
  head: readonly T[];
  /** Everything, the head included; to be read once. */
  all: AsyncGenerator<T>;
}

/** Looks at the beginning of a stream without losing it. Stops the source when its reader stops. */
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
