/** Whether something is sold together with a laptop, or several at once, so that the price is not that of one laptop. */
import { anyOf } from './patterns.ts';

/** What no laptop has in it. */
const BESIDE = `(?:${anyOf`
  monitor, televisor, tv\b, impresora, rat[oó]n, mouse\b, mochila, backpack, malet[ií]n, funda, auriculares, headset, silla,
  pack\b, bolsa
`})`;
/** What one may have in it, unless it is added to it. */
const ADDED = `(?:${anyOf`
  pantalla \d, cascos\b, dock, hub\b, webcam, altavo[cz], tablet, m[oó]vil, smartphone, alfombrilla, disco externo, pendrive,
  (?:memoria )?usb \d+ ?gb, combo, teclado(?! (?:retroil|espa|num|n[uú]m|rgb|en |iluminad|qwert|mec))
`})`;
const SOFTWARE = String.raw`(?:office|(?:microsoft|ms|m) ?365|antivirus|mcafee|norton|panda\b|licencia)`;
/** The price is the same without what is given away. */
const GIVEN = String.raw`(?![^+]{0,40}(?:de regalo|gratis|gratuit|regalad))`;

const BUNDLE = new RegExp(
  [
    String.raw`^\s*(?:pack|bundle|combo|conjunto)\b|\bbundle\b|\ben pack\b`,
    String.raw`\+\s*(?:\d\s?x?\s)?(?:${BESIDE}|${ADDED}|${SOFTWARE})${GIVEN}`,
    String.raw`(?<!regalo )\b(?:con|incluye|incl\.|y|with|and|&)\s+(?:un |una |a )?${BESIDE}${GIVEN}`,
  ].join('|'),
  'iu',
);

const UNITS = String.raw`(?:uds?\b|unidades\b|port[aá]tiles\b|laptops\b)`;
const SEVERAL = new RegExp(
  [
    String.raw`\b(?:lote|pack|set|caja) (?:de )?(?:[2-9]|\d{2,3})(?!\w)(?! ?(?:en|in) 1)|\blote\b`,
    String.raw`(?:^|[\s(])(?:[2-9]|\d{2})\s?(?:x\s+(?:ordenador(?:es)? )?(?:port[aá]til|laptop|notebook)|${UNITS})`,
  ].join('|'),
  'iu',
);
const LAST_UNITS = /[uú]ltim[ao]s? (?:\d+ )?(?:unidades|uds)|(?:quedan|solo|only) \d+ (?:unidades|uds)/giu;

const YES = /^(?:yes|y|true|s[ií]?|1)$/i;

/**
 * @param bundle the cell of «is_bundle»
 * @param multipack the cell with the number of pieces
 * @returns why the price is not that of one laptop; `null` if it is
 */
export function notAlone(title: string, bundle: string, multipack: string): string | null {
  if (Number.parseInt(multipack, 10) > 1 || SEVERAL.test(title.replace(LAST_UNITS, ' ')))
    return 'several laptops at one price';
  return YES.test(bundle.trim()) || BUNDLE.test(title) ? 'a bundle: its price is not that of the laptop alone' : null;
}
