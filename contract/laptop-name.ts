const NO_NAME = 'Sin título';

/** Separators allowed between a name and its repetition. */
const SEPARATORS = /[,;:|–-]+$/;

/**
 * The name that every screen shows: a doubled name («HP Victus 15 HP Victus 15») is reduced to one, and a blank one
 * becomes «Sin título».
 */
export function laptopName(name: string): string {
  return collapseDoubled(name.split(/\s+/).filter(Boolean)).join(' ') || NO_NAME;
}

/** The name without the configuration at its end: «… (16 GB, 512 GB)», «… · OLED». */
export const nameWithoutDetails = (name: string): string => name.replace(/ (\(.*|· .*)$/, '');

/** The name without the configuration, unless that is what tells it from another of these names. */
export function nameAmong(name: string, names: readonly string[]): string {
  const short = nameWithoutDetails(name);
  return names.some((other) => other !== name && nameWithoutDetails(other) === short) ? name : short;
}

function collapseDoubled(words: readonly string[]): readonly string[] {
  const half = Math.floor(words.length / 2);
  const between = words.length % 2 === 1 ? (words[half] ?? '') : '';
  if (half === 0 || between.replace(SEPARATORS, '') !== '') return words;
  const [once, again] = [words.slice(0, half), words.slice(-half)];
  const doubled = again.every((word, index) => comparable(word) === comparable(once[index] ?? ''));
  if (!doubled) return words;
  // «Victus, Victus»: the comma belongs to the repetition.
  const [last = '', lastAgain = ''] = [once.at(-1), again.at(-1)];
  return collapseDoubled([...once.slice(0, -1), lastAgain.length < last.length ? lastAgain : last]);
}

const comparable = (word: string): string => word.toLowerCase().replace(SEPARATORS, '') || word;
