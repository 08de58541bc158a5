/** What readers of texts make their regular expressions of, and what these find. */

/**
 * @returns a pattern of any of the alternatives, which a comma and a blank separate: anyOf`rog, tuf gaming, i[3579]-\d{4,5}`;
 *   backslashes are as in a regular expression
 */
export const anyOf = (texts: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw(texts, ...values)
    .trim()
    .split(/,\s+/)
    .join('|');

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

/** @returns spaces in the same length, so that places in the text stay */
export const blank = (text: string, kept = ''): string => kept + ' '.repeat(text.length - kept.length);

/** Collapses whitespace to single blanks and trims the ends. */
export const collapseBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();
