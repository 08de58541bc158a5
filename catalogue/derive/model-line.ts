/** The line of a model, without the codes that only shops use: «OmniBook 5 14» of «OmniBook 5 14-he0015ns». */
import type { LaptopRecord } from '../laptop-record.ts';

/** One rule per maker; what remains of a code is the size: «15IRX9» → «15». */
const CODES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // HP: «15-fd0275ns», Lenovo: «15IRX9»
  [/^(\d\d)s?-[a-z]{1,2}\d{3,4}[a-z]{0,3}$|^(\d\d)[A-Z]{2,4}\d{1,2}[A-Z]?$/, '$1$2'],
  // ASUS, Acer, LG, Medion and Dell: «X1504VA», «AN515-58», «14Z90RU», «E17433», «PV14250»
  [/^(?=.*[A-Z])(?=.*\d)[A-Z\d]{5,}(-[A-Z\d]+)?$|^[A-Z]+\d*-\d\d[A-Z]*$/, ''],
  // MSI: «A13VF», «F1MG», «12VE»
  [/^[A-Z]\d{1,2}[A-Z]+$|^\d\d[A-Z]{2}$/, ''],
];

/** Dell's four digits after the size, and Lenovo's letters for the chip after the generation. */
const NUMBER_AFTER_SIZE = /(?<= \d\d) \d{4}$/;
const CHIP_AFTER_GENERATION = /(?<= G\d+) [A-Z]{3}$/;

function bareWord(word: string): string {
  const [pattern, replacement = ''] = CODES.find(([code]) => code.test(word)) ?? [];
  return pattern ? word.replace(pattern, replacement) : word;
}

/** «Vivobook 15», «15» of «15-fd0275ns», «MacBook Air 13 M5» */
export function lineOf(model: string): string {
  const words = model.split(' ').map(bareWord).filter(Boolean);
  const line = words.filter((word, index) => word !== words[index - 1]).join(' ');
  return line.replace(NUMBER_AFTER_SIZE, '').replace(CHIP_AFTER_GENERATION, '') || model;
}

const wordsOf = (name: string): string[] => name.toLowerCase().split(/\s+/);

const isSize = (word: string): boolean => /^1[0-8]$/.test(word);

/** Words that shops leave out. */
const LOOSE = /^(?:oled|ai\+?|evo|gaming)$/;

/** @returns whether a name without codes («Zenbook 14») is that of the laptop's line («Zenbook 14 OLED UX3405CA»), in its size */
export function isOfLine({ model, screenInches, panel }: LaptopRecord, said: string): boolean {
  const own = [...wordsOf(lineOf(model)), ...(panel === 'oled' ? ['oled'] : [])];
  const words = wordsOf(said);
  const isPossible = (word: string): boolean =>
    isSize(word) ? screenInches === null || Math.floor(screenInches) === Number(word) : own.includes(word);
  return words.every(isPossible) && own.every((word) => isSize(word) || LOOSE.test(word) || words.includes(word));
}
