/** What people type or paste, without the invisible characters that come with texts from slides, tables and web pages. */

/** Characters that end a line somewhere, though a text field does not take them for one. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL = /[^\P{Cc}\n\t]/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The text in lines that end with `\n`: other control characters than tabs become spaces, half a surrogate pair becomes
 * U+FFFD. It has no more UTF-16 units than before.
 */
export const inLines = (text: string): string =>
  text.toWellFormed().replaceAll(LINE_BREAK, '\n').replaceAll(CONTROL, ' ').trim();

/** The same in a single line. */
export const inOneLine = (text: string): string => inLines(text).replaceAll(/[\n\t]/g, ' ');

/** For what must not hold any of them, as an address: nobody sees them, and the browser calls it wrong. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Whether there is nothing to see in it. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';
