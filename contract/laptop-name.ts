const NO_NAME = 'Sin título';

/** What may stand between a name and its repetition, by itself or behind the last word. */
const SEPARATORS = /[,;:|–-]+$/;

/**
 * A laptop's name as every screen shows it: one that says everything twice («HP Victus 15 HP Victus 15») says it once,
 * and a blank one is «Sin título».
 */
export function laptopName(name: string): string {
  return collapseDoubled(name.split(/\s+/).filter(Boolean)).join(' ') || NO_NAME;
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
