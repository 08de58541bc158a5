/**
 * What a part number tells of the keyboard. Makers end it with the country that the machine is made for; one that says
 * nothing stays unknown, wherever its price was seen.
 */
import type { Fact } from '../facts/fact.ts';
import type { LaptopFacts, LaptopRecord } from '../laptop.ts';

interface KeyboardRule {
  readonly brand: string;
  readonly partNumber: RegExp;
  readonly keyboard: NonNullable<LaptopFacts['keyboard']>;
  readonly says: string;
  /** `high`: every part number of the form that was seen came from that country. */
  readonly confidence: 'high' | 'medium';
  /** What was counted: laptops by the country of the shop that sold them. */
  readonly evidence: string;
}

/** The first match counts. ASUS's final W or X is left out: it tells the system, and occurs in every country. */
const KEYBOARD_RULES: readonly KeyboardRule[] = [
  {
    brand: 'HP',
    partNumber: /^\d\ds?-[a-z]{2}\d{4}nsx?$/i,
    keyboard: 'es',
    says: 'HP number in -ns: made for Spain',
    confidence: 'high',
    evidence: '34 of 34 in Spain; the final x occurs with -nw too, 24 of 24 in Poland',
  },
  {
    brand: 'HP',
    partNumber: /^\d\ds?-[a-z]{2}\d{4}n[wcg]x?$/i,
    keyboard: 'other',
    says: 'HP number in -nw, -nc or -ng: made for Poland, Czechia or Germany',
    confidence: 'high',
    evidence: '88 of 88 -nw in Poland, 5 of 5 -nc in Slovakia, -ng with a German keyboard named',
  },
  {
    brand: 'MSI',
    partNumber: /-\d{3,4}X?ES$/,
    keyboard: 'es',
    says: 'MSI number in -ES: made for Spain',
    confidence: 'high',
    evidence: '14 of 14 in Spain',
  },
  {
    brand: 'MSI',
    partNumber: /-\d{3,4}X?(PL|CZ|SK)$/,
    keyboard: 'other',
    says: 'MSI number in -PL, -CZ or -SK: made for Poland, Czechia or Slovakia',
    confidence: 'high',
    evidence: '60 of 60 -PL in Poland, all -CZ and -SK in Slovakia',
  },
  {
    brand: 'MSI',
    partNumber: /^[A-D]\d{1,2}[A-Z]+-\d{3,4}$/,
    keyboard: 'other',
    says: 'MSI number without a country: sold in Germany',
    confidence: 'medium',
    evidence: 'A2XWHG-074 with a German keyboard named; B13VFK-249 seen in Slovakia',
  },
  {
    brand: 'Lenovo',
    partNumber: /^\d\d[0-9A-Z]{6}SP$/,
    keyboard: 'es',
    says: 'Lenovo number in SP: made for Spain',
    confidence: 'medium',
    evidence: '48 machines in a public hardware table; Lenovo PSREF lists Spanish keyboards for Spain',
  },
  {
    brand: 'Lenovo',
    partNumber: /^\d\d[0-9A-Z]{6}(CK|GE|PB)$/,
    keyboard: 'other',
    says: 'Lenovo number in CK, GE or PB: made for Czechia, Germany or Poland',
    confidence: 'high',
    evidence: '95 of 95 CK in Slovakia; German and international keyboards named for GE and PB',
  },
  {
    brand: 'Acer',
    partNumber: /^N[HX]\.[0-9A-Z]{3}E[CG]\.[0-9A-Z]{3}$/,
    keyboard: 'other',
    says: 'Acer number with EC or EG: made for Czechia or Germany',
    confidence: 'high',
    evidence: '19 of 19 EC in Slovakia; EG sold in Germany',
  },
  {
    brand: 'ASUS',
    partNumber: /-[A-Z]?\d\d[AB]\d\dC[BS]\d$/,
    keyboard: 'other',
    says: 'ASUS number of the form R72B56CS1: made for Portugal',
    confidence: 'medium',
    evidence: 'the form occurs in Portuguese shops, and in Spain only for machines that came from there',
  },
];

/** When the part numbers were counted. */
const COUNTED = '2026-11-21';

/** @returns the keyboard by the maker's part number as an estimated fact; `null` when the number says nothing */
export function keyboardFact({ id, brand, partNumber }: LaptopRecord): Fact | null {
  if (partNumber === null) return null;
  const rule = KEYBOARD_RULES.find((each) => each.brand === brand && each.partNumber.test(partNumber));
  if (!rule) return null;
  const { keyboard, says, confidence, evidence } = rule;
  return {
    laptop: id,
    field: 'keyboard',
    value: keyboard,
    kind: 'estimated',
    source: says,
    date: COUNTED,
    note: `confidence ${confidence}: ${evidence}`,
  };
}
