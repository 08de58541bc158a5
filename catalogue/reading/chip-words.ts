/** Finds the words by which a text names its chips. */
import { findCpu } from '../derive/cpu-key.ts';
import { findGpu } from '../derive/gpu-key.ts';
import type { Found } from './patterns.ts';

/** Words before a chip that belong to its name. */
const MAKER_BEFORE =
  /(?:(?<![\p{L}\d])(?:intel|amd|apple|qualcomm|nvidia|geforce|core|ryzen|procesador|radeon)[®™]?[\s,;|()/]+)+$/iu;
/** A number that the keys do not know belongs to its family: «Pentium Gold 6500Y», «i9-14900K». */
const NUMBER_AFTER = /^(?:\s+(?:(?:gold|silver|pro)\s+)?|-)\d{3,5}(?!gb|tb|ssd|hdd)[a-z]{0,3}(?![^\s,;|()/])/i;
const MOST_CHIPS = 4;

const dotted = (text: string, at: number, end: number): string =>
  text.slice(0, at) + '.'.repeat(end - at) + text.slice(end);

function findChips(text: string, find: typeof findCpu): Found<string>[] {
  const chips: Found<string>[] = [];
  let rest = text;
  while (chips.length < MOST_CHIPS) {
    const { value: [key] = [], at: begin = 0, end: last = 0 } = find(rest) ?? {};
    if (key === undefined) break;
    const at = begin - (MAKER_BEFORE.exec(rest.slice(0, begin))?.[0].length ?? 0);
    const number = /\d{2}/.test(key) ? '' : (NUMBER_AFTER.exec(rest.slice(last))?.[0] ?? '');
    const end = last + number.length;
    chips.push({ value: key, at, end });
    rest = dotted(rest, at, end);
  }
  return chips;
}

/** «supera N95/N150»: chips that the laptop does not have. */
const COMPARED = /(?:superar?|mejor que|better than|vs\.?|m[aá]s (?:r[aá]pido|potente) que)\s+[^\s,;)]+/gi;

/** @returns the processors that a text names, by their most specific keys */
export const findCpus = (text: string): Found<string>[] =>
  findChips(
    text.replace(COMPARED, (words) => '.'.repeat(words.length)),
    findCpu,
  );
/** @returns the same for graphics */
export const findGpus = (text: string): Found<string>[] => findChips(text, findGpu);
