/** Reads the processor and the graphics of an advert. */
import { GPU_CHIPS } from '../derive/chips.ts';
import { isDedicated, shortChipName } from '../derive/names.ts';
import { matchCpu, matchGpu } from '../derive/match-chip.ts';
import { oneOf, type Read } from './advert-fields.ts';
import { findCpus, findGpus } from './chip-words.ts';
import { anyOf, collapseBlanks, type Found, foundAt } from './patterns.ts';
import { RTX_NUMBER } from './size-words.ts';

const wordsAt = (text: string, { at, end }: { at: number; end: number }): string => collapseBlanks(text.slice(at, end));

export function cpuOf(text: string): Read<string> {
  const chips = findCpus(text).flatMap(({ at, end }) => {
    const words = wordsAt(text, { at, end });
    // The brand of a MacBook, which may have a processor of Intel.
    if (/^apple$/i.test(words)) return [];
    const matched = matchCpu(words);
    const isExact = matched?.precision === 'exact';
    return { value: isExact ? matched.name : words.replace(/^procesador /i, ''), at, end, isExact };
  });
  const exact = chips.filter(({ isExact }) => isExact);
  const [first] = exact.length > 0 ? exact : chips;
  return exact.length > 1 ? oneOf('cpu', exact, (name) => name) : { field: first };
}

const INTEGRATED_WORDS = new RegExp(
  String.raw`integrad|\b(?:${anyOf`
    intel (?:uhd|hd|iris|graphics|arc(?! a\d)|uma),
    iris x[eᵉ],
    radeon(?: (?:graphics|vega|\d{3}m|80[456]0s))?(?!™? (?:rx|pro|\d{3}\b)),
    u?hd graphics,
    gr[aá]ficos (?:integrados|intel),
    arc(?! a\d)(?: graphics)?(?: 1[34]0[vt])?,
    adreno,
    gpu (?:de )?\d+ n[uú]cleos
  `})(?!\w)`,
  'i',
);

const MOST_OPTIONS = 2;
const GRAPHICS_NUMBER = /^((?:rtx|gtx|rx)) (\d+)/;

/** The chips of the same line, those with the same last two digits first: 4050 and 5050 for 6050. */
function nearestGraphics(line: string, number: string): string[] {
  const chips = GPU_CHIPS.flatMap(({ name }) => {
    const [, other, digits] = /\b(rtx|gtx|rx) (\d{4})$/.exec(name.toLowerCase()) ?? [];
    if (other !== line || digits === undefined) return [];
    const far = digits.slice(-2) === number.slice(-2) ? 0 : 10_000;
    return [{ name, digits: Number(digits), distance: far + Math.abs(Number(digits) - Number(number)) }];
  });
  return chips
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_OPTIONS)
    .toSorted((one, other) => one.digits - other.digits)
    .map(({ name }) => name);
}

/** «gaming 3050 ssd 512» */
const BARE_GRAPHICS = new RegExp(
  String.raw`(?<![\w.,/€-]|€\s|revolt\s)${RTX_NUMBER}(?:\s?ti\b)?(?![\w.,/€]|\s?(?:€|eur|mah))`,
  'i',
);

/** Beside the pixels of a screen «512GB SSD, UHD, Windows 11» names the graphics. */
const UHD = /(?<=, )uhd(?=,|$)/i;
const FULL_HD = /\bf(?:ull[ -]?)?hd\b/i;

export function gpuOf(text: string): Read<string> {
  const chips = findGpus(text);
  const dedicated = chips.flatMap(({ at, end }) => {
    const matched = matchGpu(wordsAt(text, { at, end }), null);
    const isKnown = matched?.precision === 'exact' && isDedicated(matched.name);
    return isKnown ? [{ value: matched.name, at, end }] : [];
  });
  if (dedicated.length > 0) return oneOf('gpu', dedicated, shortChipName);
  for (const { value } of chips) {
    const [, line, number] = GRAPHICS_NUMBER.exec(value) ?? [];
    if (line === undefined || number === undefined) continue;
    const options = nearestGraphics(line, number);
    const name = value.replace(/^\w+/, (word) => word.toUpperCase()).replace(/ ti$/, ' Ti');
    return { question: { field: 'gpu', text: `La ${name} no existe en portátiles`, options } };
  }
  const bare = BARE_GRAPHICS.exec(text);
  const named = bare && matchGpu(`RTX ${bare[0]}`, null);
  if (bare && named?.precision === 'exact') return { field: foundAt(bare, named.name) };
  const words = INTEGRATED_WORDS.exec(text) ?? (FULL_HD.test(text) ? UHD.exec(text) : null);
  return words ? { field: foundAt(words, 'integrated') } : {};
}

/** «RTX 4070 45W», «RTX 4060 8GB GDDR6 (140 W)», «TGP 115 W»; not «RTX 4060, cargador de 230 W» nor a battery's «80 Wh» */
const WATTS =
  /^(?:(?!cargador|adaptador|fuente|bater)[^\n]){0,24}?(?<![\d.,])(\d{2,3})\s?(?:w|vatios|watts?)(?!\w|\/h)/i;
const LABELLED_WATTS = /\b(?:tgp|mgp|tdp gr[aá]fic[ao])\b[^\d\n]{0,15}(\d{2,3})\s?w\b/i;

/** @param gpu where the text names the graphics; watts far from it, or of a charger, are of something else */
export function wattsOf(text: string, gpu: Found<string>): Found<number> | undefined {
  if (gpu.value === 'integrated') return undefined;
  const labelled = LABELLED_WATTS.exec(text);
  if (labelled) return foundAt(labelled, Number(labelled[1]));
  const found = WATTS.exec(text.slice(gpu.end));
  return found ? { value: Number(found[1]), at: gpu.at, end: gpu.end + found[0].length } : undefined;
}
