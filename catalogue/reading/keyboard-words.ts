/** The country of a keyboard, where a text names it. */
import { anyOf, type Found, foundAt } from './patterns.ts';

/** Languages and countries whose keyboards have no Ñ. */
const LANGUAGE = `(?:${anyOf`
  alem[aá]na?, ingl[eé]sa?, us, usa, uk, americano?a?, estadounidense, brit[aá]nic[oa], int(?:ernacional|ernational|l)?,
  franc[eé]sa?, italian[oa]?, portugu[eé]sa?, pt, n[oó]rdic[oa]?, suec[oa], dan[eé]sa?, norueg[oa], finland[eé]sa?, suiz[oa],
  belga, holand[eé]sa?, polac[oa], chec[oa], h[uú]ngar[oa], turc[oa], grieg[oa], rus[oa], [aá]rabe, japon[eé]sa?, chin[oa],
  german, english, american, british, french, portuguese, nordic, swiss, qwertz, azerty
`})`;
const KEYBOARD = String.raw`(?<!\p{L})(?:teclado|teclas|keyboard|layout|distribuci[oó]n|disposici[oó]n)`;
const KEYS = String.raw`${KEYBOARD}[\s:(,-]{1,3}(?:(?!espa[nñ]|no\s|ni\s|sin\s|y\s)\p{L}+\s+){0,2}?`;
/** «no es teclado alemán» */
const NOT_DENIED = String.raw`(?<!(?<!\p{L})(?:no|ni|sin)\s(?:es\s|tiene\s|lleva\s)?(?:un\s)?)`;
const FOREIGN = new RegExp(
  [
    String.raw`${NOT_DENIED}${KEYS}${LANGUAGE}(?!\p{L})`,
    String.raw`${NOT_DENIED}\b(?:qwertz|azerty)\b|${NOT_DENIED}\bqwerty[\s-]+${LANGUAGE}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:sin|no (?:tiene|lleva|trae))(?: (?:la|letra))* (?:ñ|eñe)(?!\p{L})`,
    String.raw`${NOT_DENIED}(?<!\p{L})${LANGUAGE}[\s-]+(?:keyboard|layout|qwerty)\b`,
  ].join('|'),
  'iu',
);
const SPANISH = new RegExp(
  [
    String.raw`${KEYS}(?:espa[nñ]ol\p{L}*|castellano|spanish)(?!\p{L})|\bqwerty[\s-]+(?:en\s)?(?:espa[nñ]ol\p{L}*|es)(?!\p{L})`,
    String.raw`(?<!\p{L})con(?: (?:la|letra))* (?:ñ|eñe)(?!\p{L})|\bspanish[\s-]+(?:keyboard|layout|qwerty)\b`,
  ].join('|'),
  'iu',
);

/** @returns the keyboard that a text names: Spanish, or another country's, without Ñ */
export function findKeyboard(text: string): Found<'es' | 'other'> | null {
  const foreign = FOREIGN.exec(text);
  if (foreign) return foundAt(foreign, 'other');
  const spanish = SPANISH.exec(text);
  return spanish && foundAt(spanish, 'es');
}

/** @returns whether a title names the keyboard of another country */
export const namesForeignKeyboard = (title: string): boolean => FOREIGN.test(title);
