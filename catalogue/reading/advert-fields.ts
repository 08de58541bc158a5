/** Reads each field of an advert: one value, or the question which of several it is. */
import { MEMORY_GB, type ReadAnswer, type ReadField } from '../../contract/advert.ts';
import { driveSize, spanishAmount, spanishNumber } from '../../contract/spanish-figures.ts';
import { GPU_CHIPS } from '../derive/chips.ts';
import { isDedicated, shortChipName } from '../derive/names.ts';
import { matchCpu, matchGpu } from '../derive/match-chip.ts';
import { inDetail, type Line } from './advert-lines.ts';
import { findCpus, findGpus } from './chip-words.ts';
import { collapseBlanks, type Found, foundAt } from './patterns.ts';
import { INTEGRATED_WORDS, readDiagonal, readMemory, readStorage } from './offer-facts.ts';
import { DETAIL_LABELS } from './spec-labels.ts';
import { findPrices } from './advert-prices.ts';
import { findInches, withoutOtherScreens } from './text-figures.ts';
import { RTX_NUMBER } from './size-words.ts';
import { findSizes, type FoundSize } from './text-sizes.ts';

export type Question = ReadAnswer['questions'][number];

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function both(values: readonly (string | number)[]): string {
  const [one = '', other = ''] = values.map(String);
  return `Pone ${one} y también ${other}`;
}

interface Read<T> {
  readonly field?: Found<T> | undefined;
  readonly question?: Question | undefined;
}

/** One value, or the question which of several it is. */
function oneOf<T extends string | number>(
  field: ReadField,
  found: readonly Found<T>[],
  nameOf: (value: T) => string,
): Read<T> {
  const values = distinct(found.map(({ value }) => value));
  if (values.length <= 1) return { field: found[0] };
  return { question: { field, text: both(values.map(nameOf)), options: values.map(String) } };
}

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

export const priceOf = (text: string): Read<number> =>
  oneOf('price', findPrices(text), (value) => `${spanishAmount(value)} €`);

/** Whether two diagonals may be of one screen: «15"» and «15,6"». */
const isSameScreen = (one: number, other: number): boolean => Math.floor(one) === Math.floor(other);

/** «Pro 14», «Swift Go 16», «15IRH8», «T14»; other numbers of a name count something else. */
const INCHES_IN_NAME = /(?:^|[^\S\n])(?:[TPLEXZ](?=1[346]\b))?(1[3-8])(?=$|[^\S\n]|[A-Z]{2,4}\d{1,2}\b)/;

/** @param model where the text names the model, which may end in its size */
export function inchesInName({ value, at, end }: Found<string>): Found<number> | undefined {
  const inches = INCHES_IN_NAME.exec(value)?.[1];
  return inches === undefined ? undefined : { value: Number(inches), at, end };
}

export function inchesOf(text: string, lines: readonly Line[]): Read<number> {
  const found = findInches(withoutOtherScreens(text)).filter(({ value }) => value >= 9 && value <= 19);
  const [first] = found.toSorted(
    (one, other) => Number(Number.isInteger(one.value)) - Number(Number.isInteger(other.value)),
  );
  if (!first) return { field: inDetail(lines, DETAIL_LABELS.inches, readDiagonal) };
  if (found.every(({ value }) => isSameScreen(value, first.value))) return { field: first };
  return oneOf('screenInches', found, (value) => `${spanishNumber(value)}"`);
}

/** Sizes with a label count, else those in the title, else all. */
function sizesOf(text: string, title: Line, kind: FoundSize['of']): FoundSize[] {
  const sizes = findSizes(text).filter(({ of }) => of === kind);
  const labelled = sizes.filter(({ isLabelled }) => isLabelled);
  const inTitle = sizes.filter(({ at, end }) => at >= title.at && end <= title.at + title.text.length);
  const counted = labelled.length > 0 ? labelled : inTitle.length > 0 ? inTitle : sizes;
  return [...counted, ...inTitle];
}

export function memoryOf(text: string, title: Line, lines: readonly Line[]): Read<number> {
  const read = oneOf('ramGb', sizesOf(text, title, 'memory'), (size) => `${size} GB`);
  const size = read.field?.value;
  if (size !== undefined && !MEMORY_GB.includes(size)) {
    const options = [MEMORY_GB.findLast((less) => less < size), MEMORY_GB.find((more) => more > size)];
    const known = options.filter((option) => option !== undefined).map(String);
    return { question: { field: 'ramGb', text: `No hay portátiles con ${size} GB de memoria`, options: known } };
  }
  return read.question ? read : { field: read.field ?? inDetail(lines, DETAIL_LABELS.ram, readMemory) };
}

export function storageOf(text: string, title: Line, lines: readonly Line[]): Read<number> {
  const read = oneOf('storageGb', sizesOf(text, title, 'storage'), driveSize);
  return read.question ? read : { field: read.field ?? inDetail(lines, DETAIL_LABELS.storage, readStorage) };
}

/** The screen's refresh rate; none if the text has several. */
export function hertzOf(text: string): Found<number> | undefined {
  const rates = [...withoutOtherScreens(text).matchAll(/\b(\d{2,3})\s?(?:hz|hercios|hertz)\b/gi)].map((match) =>
    foundAt(match, Number(match[1])),
  );
  return distinct(rates.map(({ value }) => value)).length === 1 ? rates[0] : undefined;
}
