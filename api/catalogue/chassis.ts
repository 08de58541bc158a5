import { type LaptopRecord } from './laptop.ts';
import { slug } from './record-id.ts';

/**
 * What makers change in a model's code from one configuration to the next, for each way of writing codes. What is left
 * names the case: «X1504VA» → «x1504», «15IRX9» → «15-9», «15-fd0275ns» → «15-fd», «ANV15-51» → «anv15», «A13VF» → «».
 */
const CODE_RULES: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  // HP: size, series letters, then the number of the configuration.
  [/^(\d\ds?-[a-z]{1,2})\d{3,4}[a-z]{0,3}$/i, (found) => found[1] ?? ''],
  // Lenovo: size, letters of the platform, generation.
  [/^(\d\d)[A-Z]{2,4}(\d{1,2})[A-Z]?$/, (found) => `${found[1]}-${found[2]}`],
  // Acer: letters and size, then the platform.
  [/^([A-Z]{1,4}\d{2,3}[A-Z]*)-\d\d[A-Z]*(-G\d)?$/, (found) => found[1] ?? ''],
  // ASUS: letters and digits of the case, then the letters of the chips; F and X are one case sold by different shops.
  [/^([A-Z]{1,2}\d{3,4})[A-Z]{1,4}\d?$/, (found) => (found[1] ?? '').replace(/^[FX](?=\d)/, '')],
  // MSI: generation and letters of the chips only.
  [/^[A-Z]?\d{1,2}[A-Z]{1,2}[A-Z]+$|^[A-Z]\dX?W[A-Z]+$/, () => ''],
  // Dell: letters, two digits of the size, generation.
  [/^([A-Z]{2}\d\d)\d{3}$/, (found) => found[1] ?? ''],
];

/** Words of a model's name that tell the screen, the chip or the edition, not the case. */
const LOOSE_WORDS = /\b(OLED|AI\+?|Evo|Aura Edition|Copilot\+ PC|M\d( Pro| Max)?)(?=\s|$)/g;

function stem(word: string): string {
  for (const [pattern, shorten] of CODE_RULES) {
    const found = pattern.exec(word);
    if (found) return shorten(found);
  }
  return word;
}

/**
 * @returns a key that all configurations of one machine share: they count as one choice among the results
 */
export function chassisOf({ brand, model, screenInches }: LaptopRecord): string {
  const words = model.replace(LOOSE_WORDS, ' ').split(/\s+/).map(stem);
  const size = screenInches === null ? '' : String(Math.round(screenInches));
  return slug([brand, ...words, size].join(' '));
}
