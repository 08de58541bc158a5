/** A value with the place in the text that it was read from. */
export interface Found<T> {
  readonly value: T;
  readonly at: number;
  readonly end: number;
}

/** @returns a value with the place of the words that a pattern matched */
export const foundAt = <T>({ index, 0: words }: RegExpExecArray, value: T): Found<T> => ({
  value,
  at: index,
  end: index + words.length,
});
