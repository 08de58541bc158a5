/**
 * Derives the keyboard layout from the part number, which makers end with the country of sale. If the number has no
 * country, the layout stays unknown, wherever the price was seen.
 */
import type { Fact } from '../facts/fact.ts';
import type { LaptopFacts } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';

type KeyboardRule = readonly [brand: string, partNumber: RegExp, keyboard: NonNullable<LaptopFacts['keyboard']>];

/**
 * The first match applies. ASUS's final W or X is ignored: it is about the system and occurs in every country. The
 * comments have our confidence (high: every such number in our data came from that country) and the counted laptops by
 * the country of the shop.
 */
const KEYBOARD_RULES: readonly KeyboardRule[] = [
  // High: 34 of 34 in Spain; the final x occurs with -nw too, 24 of 24 in Poland
  ['HP', /^\d\ds?-[a-z]{2}\d{4}nsx?$/i, 'es'],
  // High: 88 of 88 -nw in Poland, 5 of 5 -nc in Slovakia, -ng with a German keyboard named
  ['HP', /^\d\ds?-[a-z]{2}\d{4}n[wcg]x?$/i, 'other'],
  // High: 14 of 14 in Spain
  ['MSI', /-\d{3,4}X?ES$/, 'es'],
  // High: 60 of 60 -PL in Poland, all -CZ and -SK in Slovakia
  ['MSI', /-\d{3,4}X?(PL|CZ|SK)$/, 'other'],
  // Medium: 48 machines in a public hardware table; Lenovo PSREF lists Spanish keyboards for Spain
  ['Lenovo', /^\d\d[0-9A-Z]{6}SP$/, 'es'],
  // High: 95 of 95 CK in Slovakia; German and international keyboards named for GE and PB
  ['Lenovo', /^\d\d[0-9A-Z]{6}(CK|GE|PB)$/, 'other'],
  // High: 19 of 19 EC in Slovakia; EG sold in Germany
  ['Acer', /^N[HX]\.[0-9A-Z]{3}E[CG]\.[0-9A-Z]{3}$/, 'other'],
];

/** The date of the counts. */
const COUNTED = '2026-11-21';

/** @returns the keyboard layout as an estimated fact; `null` if the part number has no country */
export function keyboardFact({ id, brand, partNumber }: LaptopRecord): Fact | null {
  if (partNumber === null) return null;
  const [, , value] = KEYBOARD_RULES.find(([maker, numbers]) => maker === brand && numbers.test(partNumber)) ?? [];
  const source = `el número de pieza de ${brand} dice el país`;
  return value === undefined
    ? null
    : { laptop: id, field: 'keyboard', value, kind: 'estimated', source, date: COUNTED };
}
