import type { LaptopRecord } from '../laptop-record.ts';
import { slug } from './record-id.ts';

/**
 * Reduces a model code to the part that identifies the chassis, one rule per maker: «X1504VA» → «X1504», «15IRX9» →
 * «15-9», «15-fd0275ns» → «15-fd», «ANV15-51» → «ANV15», «A13VF» → «».
 */
const CODE_RULES: readonly (readonly [RegExp, string])[] = [
  // HP
  [/^(\d\ds?-[a-z]{1,2})\d{3,4}[a-z]{0,3}$/i, '$1'],
  // Lenovo
  [/^(\d\d)[A-Z]{2,4}(\d{1,2})[A-Z]?$/, '$1-$2'],
  // Acer
  [/^([A-Z]{1,4}\d{2,3}[A-Z]*)-\d\d[A-Z]*(-G\d)?$/, '$1'],
  // ASUS; F and X are the same chassis for different shops.
  [/^[FX](\d{3,4})[A-Z]{1,4}\d?$/, '$1'],
  [/^([A-Z]{1,2}\d{3,4})[A-Z]{1,4}\d?$/, '$1'],
  // MSI; the code identifies only generation and chips.
  [/^[A-Z]?\d{1,2}[A-Z]{1,2}[A-Z]+$|^[A-Z]\dX?W[A-Z]+$/, ''],
  // Dell
  [/^([A-Z]{2}\d\d)\d{3}$/, '$1'],
];

/** Words of a model name that describe the screen, chip or edition rather than the chassis. */
const NON_CHASSIS_WORDS = /\b(OLED|AI\+?|Evo|Aura Edition|Copilot\+ PC)(?=\s|$)/g;

function chassisPart(word: string): string {
  const [code, chassis] = CODE_RULES.find(([pattern]) => pattern.test(word)) ?? [word, word];
  return word.replace(code, chassis);
}

/** What tells one machine from another. */
export type Machine = Pick<LaptopRecord, 'brand' | 'model' | 'screenInches'>;

/** @returns a key shared by all configurations of one machine */
export function chassisOf({ brand, model, screenInches }: Machine): string {
  const words = model.replace(NON_CHASSIS_WORDS, ' ').split(/\s+/).map(chassisPart);
  const size = screenInches === null ? '' : String(Math.round(screenInches));
  return slug([brand, ...words, size].join(' '));
}
