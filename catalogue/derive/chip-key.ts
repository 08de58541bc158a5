/** Finds where a text names a chip, and by which keys our figures for it are looked up. */
import { blank, type Found } from '../reading/patterns.ts';

/**
 * How makers and shops write some chips, and their keys, the most specific first; no keys: it is none after all. The pattern
 * is for lower-case text.
 */
export type ChipRule = readonly [pattern: RegExp, keysOf: (found: RegExpExecArray) => readonly string[]];

/** «ª» and wide letters become ours, «™» and others that would need more room a blank. */
function plainLetter(letter: string): string {
  const plain = letter.normalize('NFKC').toLowerCase();
  return plain.length === letter.length ? plain : blank(letter);
}

/** Punctuation, words that any chip's name may have, and the «PRO» of AMD's. */
const LOOSE =
  /(?<=\b(?:ryzen|r)[\s-]*(?:ai\s*)?[3579]?[\s-]*(?:hx\s*)?)\bpro\b|\((?:r|tm)\)|[®_/,;|()]|\b(?:processor|procesador|cpu|mobile|laptop|gpu|evo|vpro)\b/g;

/** @returns lower-case text without punctuation, in the same length */
const normalise = (text: string): string =>
  text
    .replace(/[^\0-\x7f]/g, plainLetter)
    .toLowerCase()
    .replace(LOOSE, (words) => blank(words));

/** @returns the keys of the first rule that applies, and the words that it was read from */
export function findChip(text: string, rules: readonly ChipRule[]): Found<readonly string[]> | null {
  const name = normalise(text);
  for (const [pattern, keysOf] of rules) {
    const found = pattern.exec(name);
    const keys = found ? keysOf(found) : [];
    if (found && keys.length > 0) return { value: keys, at: found.index, end: found.index + found[0].trimEnd().length };
  }
  return null;
}
