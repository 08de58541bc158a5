/** Cleans typed or pasted text of the invisible characters that come from slides, tables and web pages. */

/** Line breaks of other systems, which a text field does not normalize. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const HALF_PAIR = /\p{Surrogate}/gu;
const CONTROL = /[^\P{Cc}\n\t]/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Line breaks become `\n`, control characters except tabs become spaces. The result is never longer in UTF-16 units. */
export const inLines = (text: string): string =>
  text.replaceAll(HALF_PAIR, '\uFFFD').replaceAll(LINE_BREAK, '\n').replaceAll(CONTROL, ' ').trim();

export const inOneLine = (text: string): string => inLines(text).replaceAll(/[\n\t]/g, ' ');

/** Browsers reject mail addresses with these characters. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Shops end their prices one below a whole euro. */
const CENT = 0.0101;

export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';

/**
 * «1200», «1.200», «1 200 €», «1.199,99», «1200,50» → 1200: never above what was typed by more than a shop's last cent.
 * `NaN` for what is no amount.
 */
export function toEuros(typed: unknown): number {
  const amount = String(typed).replace(/\s|€|euros?$|[.,](?=\d{3}\b)/gi, '');
  return /^\d+([.,]\d{1,2})?$/.test(amount) ? Math.floor(Number(amount.replace(',', '.')) + CENT) : Number.NaN;
}
