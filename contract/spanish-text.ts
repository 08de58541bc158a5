/** Spanish grammar that all sentences need. */

/** For a sentence after a colon. None of our sentences begins with a name. */
export const decapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «uno, dos y tres»; «e» before the sound of i. */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const and = /^(i|hi(?!e))/i.test(last) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
