/** Reads fields of an advert: one value, or the question which of several it is. */
import { MEMORY_GB, type ReadAnswer, type ReadField } from '../../contract/advert.ts';
import { driveSize, spanishAmount, spanishNumber } from '../../contract/spanish-figures.ts';
import { inDetail, type Line } from './advert-lines.ts';
import { type Found, foundAt } from './patterns.ts';
import { DETAIL_LABELS } from './spec-labels.ts';
import { findPrices } from './advert-prices.ts';
import { findInches, withoutOtherScreens } from './text-figures.ts';
import { findSizes, type FoundSize } from './text-sizes.ts';

export type Question = ReadAnswer['questions'][number];

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function both(values: readonly (string | number)[]): string {
  const [one = '', other = ''] = values.map(String);
  return `Pone ${one} y también ${other}`;
}

export interface Read<T> {
  readonly field?: Found<T> | undefined;
  readonly question?: Question | undefined;
}

/** One value, or the question which of several it is. */
export function oneOf<T extends string | number>(
  field: ReadField,
  found: readonly Found<T>[],
  nameOf: (value: T) => string,
): Read<T> {
  const values = distinct(found.map(({ value }) => value));
  if (values.length <= 1) return { field: found[0] };
  return { question: { field, text: both(values.map(nameOf)), options: values.map(String) } };
}

export const priceOf = (text: string): Read<number> =>
  oneOf('price', findPrices(text), (value) => `${spanishAmount(value)} €`);

const withUnit = (size: string): string => (/\p{L}/u.test(size) ? size : `${size} GB`);

function onlySize(text: string, kind: FoundSize['of']): number | null {
  const [size, other] = findSizes(text).filter(({ of }) => of === kind);
  return size && !other ? size.value : null;
}

/** Figures of a column or a labelled line, which need no unit: «RAM: 16». */
const readMemory = (text: string): number | null => onlySize(`RAM ${withUnit(text)}`, 'memory');
const readStorage = (text: string): number | null => onlySize(`Disco ${withUnit(text)}`, 'storage');
const readDiagonal = (text: string): number | null => (findInches(text)[0] ?? findInches(`${text}"`)[0])?.value ?? null;

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
