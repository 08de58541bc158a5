import { nameWithoutDetails } from '#contract/laptop-name.ts';

/** «Acer Swift», «Dell XPS 13»; for laptops of the same brand the words that differ: «Air 13 M4», «Neo». */
interface SplitName {
  /** The text before the short name, `''` or ending in a space. */
  before: string;
  short: string;
  /** The rest of the name, without brackets. */
  after: string;
}

/** As many characters as fit into a third of a phone. */
const FITS = 13;

/** @param names as shown, each starting with its brand */
export function shortNames(names: readonly string[]): SplitName[] {
  const bare = names.map(nameWithoutDetails);
  const areDistinct = new Set(bare).size === names.length;
  const all = (areDistinct ? bare : names).map((name) => name.split(' '));
  return all.map((words, index) => {
    const rivals = all.filter((other, at) => at !== index && other[0] === words[0]);
    if (rivals.length === 0) return split(words, 0, fitting(words));
    const common = Math.max(...rivals.map((rival) => words.findIndex((word, at) => word !== rival[at])));
    return common <= 0 ? split(words, 0, words.length) : split(words, common, words.length);
  });
}

/** @returns how many words fit, at least the brand */
const fitting = (words: readonly string[]): number =>
  Math.max(1, words.findLastIndex((_, index) => words.slice(0, index + 1).join(' ').length <= FITS) + 1);

const split = (words: readonly string[], from: number, to: number): SplitName => ({
  before: words
    .slice(0, from)
    .map((word) => `${word} `)
    .join(''),
  short: words.slice(from, to).join(' '),
  after: words
    .slice(to)
    .map((word) => ` ${word}`)
    .join('')
    .replace(/ \(.*$/, ''),
});
