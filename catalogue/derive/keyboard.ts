/**
 * Derives the keyboard layout from the part number, which makers end with the country of sale. If the number has no
 * country, the layout stays unknown, wherever the price was seen.
 */
import type { Fact } from '../facts/fact.ts';
import type { LaptopFacts } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';

interface KeyboardRule {
  readonly brand: string;
  readonly partNumber: RegExp;
  readonly keyboard: NonNullable<LaptopFacts['keyboard']>;
  readonly source: string;
}

/**
 * The first match applies. ASUS's final W or X is ignored: it is about the system and occurs in every country. The
 * comments have our confidence (high: every such number in our data came from that country) and the counted laptops by
 * the country of the shop.
 */
const KEYBOARD_RULES: readonly KeyboardRule[] = [
  {
    // High: 34 of 34 in Spain; the final x occurs with -nw too, 24 of 24 in Poland
    brand: 'HP',
    partNumber: /^\d\ds?-[a-z]{2}\d{4}nsx?$/i,
    keyboard: 'es',
    source: 'HP number in -ns: made for Spain',
  },
  {
    // High: 88 of 88 -nw in Poland, 5 of 5 -nc in Slovakia, -ng with a German keyboard named
    brand: 'HP',
    partNumber: /^\d\ds?-[a-z]{2}\d{4}n[wcg]x?$/i,
    keyboard: 'other',
    source: 'HP number in -nw, -nc or -ng: made for Poland, Czechia or Germany',
  },
  {
    // High: 14 of 14 in Spain
    brand: 'MSI',
    partNumber: /-\d{3,4}X?ES$/,
    keyboard: 'es',
    source: 'MSI number in -ES: made for Spain',
  },
  {
    // High: 60 of 60 -PL in Poland, all -CZ and -SK in Slovakia
    brand: 'MSI',
    partNumber: /-\d{3,4}X?(PL|CZ|SK)$/,
    keyboard: 'other',
    source: 'MSI number in -PL, -CZ or -SK: made for Poland, Czechia or Slovakia',
  },
  {
    // Medium: A2XWHG-074 with a German keyboard named; B13VFK-249 seen in Slovakia
    brand: 'MSI',
    partNumber: /^[A-D]\d{1,2}[A-Z]+-\d{3,4}$/,
    keyboard: 'other',
    source: 'MSI number without a country: sold in Germany',
  },
  {
    // Medium: 48 machines in a public hardware table; Lenovo PSREF lists Spanish keyboards for Spain
    brand: 'Lenovo',
    partNumber: /^\d\d[0-9A-Z]{6}SP$/,
    keyboard: 'es',
    source: 'Lenovo number in SP: made for Spain',
  },
  {
    // High: 95 of 95 CK in Slovakia; German and international keyboards named for GE and PB
    brand: 'Lenovo',
    partNumber: /^\d\d[0-9A-Z]{6}(CK|GE|PB)$/,
    keyboard: 'other',
    source: 'Lenovo number in CK, GE or PB: made for Czechia, Germany or Poland',
  },
  {
    // High: 19 of 19 EC in Slovakia; EG sold in Germany
    brand: 'Acer',
    partNumber: /^N[HX]\.[0-9A-Z]{3}E[CG]\.[0-9A-Z]{3}$/,
    keyboard: 'other',
    source: 'Acer number with EC or EG: made for Czechia or Germany',
  },
  {
    // Medium: the form occurs in Portuguese shops, and in Spain only for machines that came from there
    brand: 'ASUS',
    partNumber: /-[A-Z]?\d\d[AB]\d\dC[BS]\d$/,
    keyboard: 'other',
    source: 'ASUS number of the form R72B56CS1: made for Portugal',
  },
];

/** The date of the counts. */
const COUNTED = '2026-11-21';

/** @returns the keyboard layout as an estimated fact; `null` if the part number has no country */
export function keyboardFact({ id, brand, partNumber }: LaptopRecord): Fact | null {
  if (partNumber === null) return null;
  const rule = KEYBOARD_RULES.find((each) => each.brand === brand && each.partNumber.test(partNumber));
  if (!rule) return null;
  const { keyboard, source } = rule;
  return { laptop: id, field: 'keyboard', value: keyboard, kind: 'estimated', source, date: COUNTED };
}
