/** Finds where a text names a chip. */
import { cpuKeys } from '../derive/cpu-key.ts';
import { gpuKeys } from '../derive/gpu-key.ts';
import type { Found } from './patterns.ts';

const WORD = /[^\s,;|()/]+/g;
/** Words before a chip's number that belong to its name. */
const MAKER = /^(?:intel|amd|apple|qualcomm|nvidia|geforce|core|ryzen|snapdragon|procesador|radeon)[®™]?$/i;
const MOST_WORDS_BEFORE = 5;
const MOST_WORDS_AFTER = 2;
const MOST_CHIPS = 4;
/** A title takes up to 22, a text of 15 titles up to 226; without a limit «;5;5;5…» takes thousands. */
const MOST_WINDOWS = 150;

type KeysOf = (text: string) => readonly string[];

/** How many windows of words may still be tried. */
interface Budget {
  windows: number;
}

interface Word {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** «Snapdragon X2 Elite Extreme X2E-96-100» */
const SNAPDRAGON_WORDS = 4;
const isSnapdragon = ({ text }: Word): boolean => /^snapdragon/i.test(text);

const NUMBER = /^\d{3,5}(?!gb|tb|ssd|hdd)[a-z]{0,3}$/i;
const GRADE = /^(?:gold|silver|pro)$/i;

/** A family's number that the keys do not know belongs to its name: «Pentium Gold 6500Y». */
function endOfNumber(words: readonly Word[], last: number): number {
  const next = GRADE.test(words[last + 1]?.text ?? '') ? last + 2 : last + 1;
  const number = words[next];
  return (number && NUMBER.test(number.text) ? number : words[last])?.end ?? 0;
}

/** «generación» of «i5 de 11ª generación» */
function endOfGeneration(words: readonly Word[], last: number): number {
  const next = words[last + 1];
  const isSaid = next !== undefined && /^gen/i.test(next.text);
  return (isSaid ? next : words[last])?.end ?? 0;
}

/** The fewest words around `anchor` with this key. */
function around(
  text: string,
  words: readonly Word[],
  anchor: number,
  key: string,
  keysOf: KeysOf,
  budget: Budget,
): Word | null {
  for (let before = 0; before <= MOST_WORDS_BEFORE; before += 1) {
    for (let after = 0; after <= MOST_WORDS_AFTER; after += 1) {
      const [first, last] = [words[anchor - before], words[anchor + after]];
      if (!first || !last) continue;
      if (budget.windows === 0) return null;
      budget.windows -= 1;
      const part = text.slice(first.at, last.end);
      if (keysOf(part)[0] !== key) continue;
      let begin = anchor - before;
      const line = words.slice(Math.max(0, begin - SNAPDRAGON_WORDS), begin).findIndex(isSnapdragon);
      if (/^x[12]/.test(key) && line !== -1) begin = Math.max(0, begin - SNAPDRAGON_WORDS) + line;
      while (begin > 0 && MAKER.test(words[begin - 1]?.text ?? '')) begin -= 1;
      const at = words[begin]?.at ?? first.at;
      const end = /^i\d-\d{1,2}$/.test(key)
        ? endOfGeneration(words, anchor + after)
        : /\d{2}/.test(key)
          ? last.end
          : endOfNumber(words, anchor + after);
      return { text: text.slice(at, end), at, end };
    }
  }
  return null;
}

/** @returns the words from which `keysOf` reads its most specific key */
function findChip(text: string, keysOf: KeysOf, budget: Budget): Found<string> | null {
  const [key] = keysOf(text);
  if (key === undefined) return null;
  const words = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
    text: word,
    at: index,
    end: index + word.length,
  }));
  // The number if there is one, else the last word: «13420» of «i5-13420h», «plus» of «snapdragon x plus».
  // Of «i5-8», a generation in words, it is the line.
  const line = /^(i\d)-\d{1,2}$/.exec(key)?.[1];
  const anchorText = line ?? /\d{2,}/.exec(key)?.[0] ?? key.split(/[\s-]/).at(-1) ?? key;
  const isWhole = ({ text: word }: Word): boolean => word.toLowerCase() === anchorText;
  const anchors = [...words.entries()];
  // «15CI5 i5» names the processor with its second word.
  for (const [anchor, word] of [
    ...anchors.filter(([, one]) => isWhole(one)),
    ...anchors.filter(([, one]) => !isWhole(one)),
  ]) {
    // «5» of «Ryzen 5» is not in «512GB».
    const lower = word.text.toLowerCase();
    if (anchorText.length === 1 ? !lower.endsWith(anchorText) : !lower.includes(anchorText)) continue;
    const found = around(text, words, anchor, key, keysOf, budget);
    if (found) return { value: key, at: found.at, end: found.end };
  }
  return null;
}

function findChips(text: string, keysOf: KeysOf): Found<string>[] {
  const chips: Found<string>[] = [];
  const budget = { windows: MOST_WINDOWS };
  let rest = text;
  while (chips.length < MOST_CHIPS) {
    const chip = findChip(rest, keysOf, budget);
    if (!chip) break;
    chips.push(chip);
    rest = rest.slice(0, chip.at) + '.'.repeat(chip.end - chip.at) + rest.slice(chip.end);
  }
  return chips;
}

/** «supera N95/N150»: chips that the laptop does not have. */
const COMPARED = /(?:superar?|mejor que|better than|vs\.?|m[aá]s (?:r[aá]pido|potente) que)\s+[^\s,;)]+/gi;

/** @returns the processors that a text names, by their most specific keys */
export const findCpus = (text: string): Found<string>[] =>
  findChips(
    text.replace(COMPARED, (words) => '.'.repeat(words.length)),
    cpuKeys,
  );
/** @returns the same for graphics */
export const findGpus = (text: string): Found<string>[] => findChips(text, gpuKeys);
