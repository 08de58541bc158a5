import type { OperatingSystem } from '../../contract/facts.ts';
import { isDedicated } from '../derive/names.ts';
import { cpuKeys } from '../derive/cpu-key.ts';
import { matchCpu, type MatchedCpu, matchGpu } from '../derive/match-chip.ts';
import { BRANDS, findBrand, spellBrand } from './parse-words.ts';
import { appleModel, modelInTitle } from './product-title.ts';
import { DETAIL_LABELS } from './spec-labels.ts';
import { codesIn, partNumbersIn, schemeOf } from './part-number.ts';
import { anyOf, collapseBlanks } from './patterns.ts';
import { findSystem, readInches, readWidth } from './text-figures.ts';
import { readSizes } from './text-sizes.ts';

/** What a shop or a person writes of a laptop. */
export interface WrittenOffer {
  readonly title: string;
  readonly brand: string | null;
  /** The maker's part number, as written. */
  readonly mpn: string | null;
  /** Lower-case label → value. */
  readonly details: Readonly<Record<string, string>>;
}

/** The facts of an offer, parsed by the importer's rules from its title and its details. */
export interface OfferFacts {
  brand: string | null;
  /** The model as the importer would name it. */
  model: string | null;
  /** Model codes in the title and in part numbers, in capitals without punctuation. */
  codes: ReadonlySet<string>;
  /** Words that have, or may have, the form of a part number; as written. */
  partNumbers: readonly string[];
  cpu: MatchedCpu | null;
  /** The processor's number, even if we have no figures for it; `null` if only a family is named. */
  cpuNumber: string | null;
  /** Name of the dedicated graphics; `integrated` if the offer states it; `null` if it names none. */
  gpu: string | null;
  ramGb: number | null;
  storageGb: number | null;
  inches: number | null;
  os: OperatingSystem | null;
  width: number | null;
  isOled: boolean;
  /** Figures on which title and details disagree. */
  contradictions: readonly string[];
}

const BRAND_ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^(hp|hewlett)/i, 'HP'],
  [/^asus/i, 'ASUS'],
  [/^(msi|micro-?star)/i, 'MSI'],
  [/^gigabyte|^aorus/i, 'Gigabyte'],
  [/^(pccom|pccomponentes)/i, 'PcCom'],
  [/^microsoft/i, 'Microsoft'],
];

const isBrand = (brand: string): boolean => BRANDS.includes(brand);

/** @returns the maker from the feed's column, else the first maker named in the title */
function brandOf({ brand, title }: WrittenOffer): string | null {
  if (brand !== null) {
    const alias = BRAND_ALIASES.find(([pattern]) => pattern.test(brand))?.[1];
    const spelled = alias ?? spellBrand(brand);
    if (isBrand(spelled)) return spelled;
  }
  return findBrand(title)?.value ?? brand;
}

const INCH_WORDS = /[\s,(]{1,3}1[0-9](?:[.,]\d{1,2})?\s?(?:"|''|”|″|´´|-?\s?pulgadas|-?inch)\)?/gi;
const SCREEN_WORDS = /\s(?:2[.,]\d ?K|3K|WUXGA\+?|WQXGA\+?|WQUXGA|Full[- ]?HD\+?|1080p)(?=[\s,]|$)/gi;
const KIND_WORDS =
  /^(?:(?:nuevo|port[aá]til|ordenador|laptop|notebook|gaming|gamer|pc|convertible|ultrabook|2 en 1|2-en-1|para juegos|de)\s+)+/i;

/** «HP Portátil 15-fd2000ns», «MSI Portátil MSI Cyborg 15» */
const KIND_AFTER_BRAND = /(?<=^(\p{L}+)) port[aá]til(?= \p{L}* ?\d| \1 )/iu;

const NAME_ENDS = /\s(?:[-–—|·:]|(?:ordenador )?port[aáà]til)\s/i;

/** The title from the maker on, without inches and without what follows a dash. */
function plainTitle(title: string, brand: string | null): string {
  const text = collapseBlanks(title)
    .replace(INCH_WORDS, ' ')
    .replace(SCREEN_WORDS, ' ')
    .replace(KIND_WORDS, '')
    .replace(KIND_AFTER_BRAND, '');
  const brandAt = brand === null ? -1 : text.toLowerCase().indexOf(`${brand.toLowerCase()} `);
  const [first = text] = text.split(NAME_ENDS);
  if (brandAt <= 0) return collapseBlanks(first);
  // «Vendo portátil HP …»: the name begins with its maker, wherever that stands.
  return collapseBlanks(text.slice(brandAt).split(NAME_ENDS)[0] ?? first);
}

export const INTEGRATED_WORDS = new RegExp(
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

function gpuOf(text: string, cpu: MatchedCpu | null): string | null {
  const matched = matchGpu(text, cpu);
  if (matched && matched.precision === 'exact' && isDedicated(matched.name)) return matched.name;
  return INTEGRATED_WORDS.test(text) ? 'integrated' : null;
}

/** «Snapdragon X Elite»: its grade tells chips apart like a number. */
const GRADED = /^snapdragon x2? (?:plus|elite)/;

/** @returns the processor in a normalised spelling; `null` if the text names only a family */
export function cpuNumberIn(text: string): string | null {
  const [exact = ''] = cpuKeys(text);
  if (/^i\d-\d{1,2}$/.test(exact)) return null;
  return /\d{2}|^m\d/.test(exact) || GRADED.test(exact) ? exact : null;
}

/** The name of the figure if title and details disagree about it. */
const differ = (name: string, [one, other]: readonly (string | number | null | undefined)[]): string[] =>
  (one ?? null) !== null && (other ?? null) !== null && one !== other ? [name] : [];

const withUnit = (size: string): string => (/\p{L}/u.test(size) ? size : `${size} GB`);

/** Figures of a column or a labelled line, which need no unit: «RAM: 16». */
export const readMemory = (text: string): number | null => readSizes(`RAM ${withUnit(text)}`).ramGb;
export const readStorage = (text: string): number | null => readSizes(`Disco ${withUnit(text)}`).storageGb;
export const readDiagonal = (text: string): number | null => readInches(text) ?? readInches(`${text}"`);

/** @returns the model as the importer would name it */
export const modelNameIn = (title: string, brand: string | null, cpu: string | null, inches: number | null) =>
  (brand === 'Apple' ? appleModel(title, cpu, inches) : null) ?? modelInTitle(plainTitle(title, brand), brand ?? '');

/** Never throws: an unreadable detail is ignored. */
export function readOfferFacts(offer: WrittenOffer): OfferFacts {
  const { title, details } = offer;
  const detail = (label: RegExp): string | null =>
    Object.entries(details).find(([name]) => label.test(name))?.[1] ?? null;
  const read = <T>(label: RegExp, parse: (text: string) => T | null): T | null => {
    const text = detail(label);
    return text === null ? null : parse(text);
  };
  const brand = brandOf(offer);
  const cpus = [read(DETAIL_LABELS.cpu, (text) => matchCpu(text)), matchCpu(title)];
  const cpu = cpus.find((one) => one?.precision === 'exact') ?? cpus.find((one) => one !== null) ?? null;
  const sizes = readSizes(title);
  const ram = [read(DETAIL_LABELS.ram, readMemory), sizes.ramGb];
  const storage = [read(DETAIL_LABELS.storage, readStorage), sizes.storageGb];
  const gpus = [read(DETAIL_LABELS.gpu, (text) => gpuOf(text, cpu)), gpuOf(title, cpu)];
  const inches = read(DETAIL_LABELS.inches, readDiagonal) ?? readInches(title);
  const partNumbers = partNumbersIn(title, offer.mpn);
  return {
    brand,
    model: modelNameIn(title, brand, cpu?.name ?? null, inches),
    codes: new Set([...codesIn(title), ...codesIn(offer.mpn ?? '')]),
    partNumbers: partNumbers.filter((word) => schemeOf(word) !== null || word === offer.mpn),
    cpu,
    cpuNumber: read(DETAIL_LABELS.cpu, cpuNumberIn) ?? cpuNumberIn(title),
    gpu: gpus.find((gpu) => gpu !== null && gpu !== 'integrated') ?? gpus.find((gpu) => gpu !== null) ?? null,
    ramGb: ram.find((size) => size !== null) ?? null,
    storageGb: storage.find((size) => size !== null) ?? null,
    inches,
    os: read(DETAIL_LABELS.os, findSystem)?.value ?? findSystem(title)?.value ?? null,
    width: readWidth(title),
    isOled: /\boled\b/i.test(title),
    contradictions: [
      ...differ('memory', ram),
      ...differ('storage', storage),
      ...differ(
        'graphics',
        gpus.map((gpu) => (gpu === 'integrated' ? null : gpu)),
      ),
      ...differ(
        'processor',
        cpus.map((one) => (one?.precision === 'exact' ? one.name : null)),
      ),
    ],
  };
}
