/**
 * Dates, lists and letters of Spanish sentences. Does not use `Intl`, for the reason in spanish-figures.ts. A separate
 * file, because pages without figures need it too.
 */
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** @returns «29 de mayo de 2026», «agosto de 2026» or «2025» for an ISO day, month or year */
export function spanishDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return [day && Number(day), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' de ');
}

/** @returns «ago. 2026», or «2025» for an ISO year */
export function shortDate(iso: string): string {
  const [year, month] = iso.split('-');
  const name = month && MONTHS[Number(month) - 1];
  if (!name) return year ?? '';
  return `${name.slice(0, name.startsWith('sept') ? 4 : 3)}. ${year}`;
}

/** «del 2 de octubre de 2026», «de agosto de 2026» */
export const ofDate = (iso: string): string => `${iso.split('-').length > 2 ? 'del' : 'de'} ${spanishDate(iso)}`;

/** «el 2 de octubre de 2026», «en agosto de 2026» */
export const onDate = (iso: string): string => `${iso.split('-').length > 2 ? 'el' : 'en'} ${spanishDate(iso)}`;

/** The text continues a sentence after a colon. None of our sentences begins with a name. */
export const decapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The text begins a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «uno, dos y tres», «tres e Intel», «ni» where nothing of it is there */
export function spanishList(items: readonly string[], and: 'y' | 'ni' = 'y'): string {
  const last = items.at(-1) ?? '';
  const others = items.slice(0, -1).join(', ');
  const word = and === 'y' && /^h?i(?!e)/i.test(last) ? 'e' : and;
  return others === '' ? last : `${others} ${word} ${last}`;
}

/** «su pantalla es », «tiene »: a clause as far as its verb. */
const startOf = (clause = ''): string => /^su \p{L}+ es |^\p{L}+ /u.exec(clause)?.[0] ?? clause;

/** «su pantalla es menos fluida y más pequeña», «tiene buena gráfica y memoria suficiente»: a verb is not said twice in a row. */
export function clauseList(clauses: readonly string[]): string {
  const isTold = (index: number): boolean => index > 0 && startOf(clauses[index]) === startOf(clauses[index - 1]);
  return spanishList(clauses.map((clause, index) => (isTold(index) ? clause.slice(startOf(clause).length) : clause)));
}
