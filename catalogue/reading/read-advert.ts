/** Understands the advert of one laptop: a title, a whole text, a list of facts, a link or a part number. */
import {
  ADVERT_MAX,
  READ_FIELDS,
  type ReadAnswer,
  type ReadField,
  type ReadLaptop,
  readLaptopSchema,
} from '../../contract/advert.ts';
import type { Catalogue } from '../laptop.ts';
import { driveSize, spanishAmount, spanishNumber } from '../../contract/spanish-figures.ts';
import { GPU_CHIPS } from '../derive/chips.ts';
import { collapseBlanks } from '../derive/chip-key.ts';
import { isDedicated, shortChipName } from '../derive/describe.ts';
import { matchCpu, matchGpu } from '../derive/match-chip.ts';
import { findCpus, findGpus } from './chip-words.ts';
import { conflictsOf, looserConflicts, SURE_FROM } from './compare-facts.ts';
import { DETAIL_LABELS } from './detail-labels.ts';
import { KnownLaptops } from './known-laptops.ts';
import { INTEGRATED_WORDS, type OfferFacts, readOfferFacts } from './offer-facts.ts';
import { parseKilograms } from './parse-figures.ts';
import { findBrand, spellModel } from './parse-words.ts';
import { schemeOf } from './part-number.ts';
import { plainText } from './plain-text.ts';
import { readPrice } from './price.ts';
import { findSecondHand, isLaptopLine, productKind } from './product-kind.ts';
import { findInches, findPixels, findSizes, findSystem, type Found } from './title-figures.ts';

interface Line {
  readonly text: string;
  readonly at: number;
  /** Of «Memoria RAM: 16 GB», if the label is one that is read. */
  readonly detail: { readonly label: string; readonly value: string; readonly at: number } | null;
}

interface Field<T> {
  readonly value: T;
  readonly at: number;
  readonly end: number;
}

type Question = ReadAnswer['questions'][number];

interface Understood {
  readonly fields: { [Name in ReadField]?: Field<NonNullable<ReadLaptop[Name]>> | undefined };
  readonly questions: readonly Question[];
  readonly facts: OfferFacts;
}

const MOST_LINES = 60;
const LABELLED = /^[\s\-–•*·✔✅►▪]*([\p{L} ()/.]{2,40}?)\s*[:=\t]\s*(\S.*)$/u;

function linesOf(text: string): Line[] {
  let at = 0;
  const lines: Line[] = [];
  for (const line of text.split('\n', MOST_LINES)) {
    const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
    const plainLabel = label.toLowerCase().trim();
    const isRead = plainLabel !== '' && Object.values(DETAIL_LABELS).some((pattern) => pattern.test(plainLabel));
    const detail = isRead ? { label: plainLabel, value: value.trim(), at: at + line.lastIndexOf(value) } : null;
    if (line.trim() !== '') lines.push({ text: line, at, detail });
    at += line.length + 1;
  }
  return lines;
}

/** The line that names the laptop: most of maker, line, processor and sizes, the first of equals. */
function titleOf(lines: readonly Line[]): Line {
  const scored = lines
    .filter(({ detail }) => detail === null)
    .map((line) => {
      const { text } = line;
      const names = [findBrand(text), isLaptopLine(text)].filter(Boolean).length;
      const signs = [productKind(text, '') === 'laptop', matchCpu(text), findSizes(text).length > 0];
      return { line, score: names * signs.length + signs.filter(Boolean).length };
    })
    .toSorted((one, other) => other.score - one.score);
  return scored[0]?.line ?? lines[0] ?? { text: '', at: 0, detail: null };
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function both(values: readonly (string | number)[]): string {
  const [one = '', other = ''] = values.map(String);
  return `Pone ${one} y también ${other}`;
}

type Read<Name extends ReadField> = {
  field?: Field<NonNullable<ReadLaptop[Name]>> | undefined;
  question?: Question | undefined;
};

/** One value, or the question which of several it is. */
function oneOf<Name extends ReadField, T extends NonNullable<ReadLaptop[Name]> & (string | number)>(
  field: Name,
  found: readonly Found<T>[],
  nameOf: (value: T) => string,
): { field?: Found<T> | undefined; question?: Question | undefined } {
  const values = distinct(found.map(({ value }) => value));
  if (values.length <= 1) return { field: found[0] };
  return { question: { field, text: both(values.map(nameOf)), options: values.map(String) } };
}

const wordsAt = (text: string, { at, end }: { at: number; end: number }): string => collapseBlanks(text.slice(at, end));

function cpuOf(text: string): Read<'cpu'> {
  const chips = findCpus(text).map(({ at, end }) => {
    const words = wordsAt(text, { at, end });
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

function gpuOf(text: string): Read<'gpu'> {
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
  const words = INTEGRATED_WORDS.exec(text);
  return words ? { field: { value: 'integrated', at: words.index, end: words.index + words[0].length } } : {};
}

const WEIGHT =
  /(?<![\w.,-])(?:\d[.,]\d{1,3}|\d)\s?(?:kg|kilos?|quilos?)\b|(?<![\w.,-])\d{3,4}\s?(?:gramos|grams|grames|gr|g)\b/i;

function weightOf(text: string): Field<number> | undefined {
  const found = WEIGHT.exec(text);
  const value = found === null ? null : parseKilograms(found[0].replace(/(?:gramos|grams|grames|gr)$/i, 'g'));
  return found && value !== null ? { value, at: found.index, end: found.index + found[0].length } : undefined;
}

const AMOUNT = String.raw`\d{1,3}(?:[.,'\s]\d{3})+(?:[.,]\d{1,2})?|\d{2,5}(?:[.,]\d{1,2})?`;
const PRICES = new RegExp(
  String.raw`(?<![\d.,])(${AMOUNT})\s?(?:€|euros?\b|eur\b)|(?:€|\beur)\s?(${AMOUNT})(?!\d)|\b(?:precio|price|pre[çc]o|preu|pvp)\b[\s:]{0,3}(${AMOUNT})(?!\d|[.,]\d)`,
  'giu',
);
/** Amounts that are not what the laptop costs now: «antes 999 €», «35 €/mes», «120 € de descuento». */
const OTHER_BEFORE =
  /(?:antes|pvpr|recomendado|en vez de|era|before|was|abans|env[ií]o|ahorr\w*|desde|descuento|regalo)[\s:]*(?:de\s*)?$/i;
const OTHER_AFTER = /^\s*(?:\/|al mes|por mes|mensual|de (?:descuento|ahorro|regalo|env[ií]o)|menos|off\b)/i;
const NEAR_LETTERS = 20;

function priceOf(text: string): Read<'price'> {
  const prices = [...text.matchAll(PRICES)].flatMap(({ index, 0: words, 1: one, 2: two, 3: three }) => {
    const end = index + words.length;
    const isOther =
      OTHER_BEFORE.test(text.slice(Math.max(0, index - NEAR_LETTERS), index)) ||
      OTHER_AFTER.test(text.slice(end, end + NEAR_LETTERS));
    const value = readPrice(one ?? two ?? three ?? '', '', 'euros');
    return isOther || typeof value !== 'number' ? [] : [{ value, at: index, end }];
  });
  return oneOf('price', prices, (value) => `${spanishAmount(value)} €`);
}

/** Whether two diagonals may be of one screen: «15"» and «15,6"». */
const isSameScreen = (one: number, other: number): boolean => Math.floor(one) === Math.floor(other);

function inchesOf(text: string): Read<'screenInches'> {
  const found = findInches(text).filter(({ value }) => value >= 9 && value <= 19);
  const [first] = found.toSorted(
    (one, other) => Number(Number.isInteger(one.value)) - Number(Number.isInteger(other.value)),
  );
  if (!first) return {};
  if (found.every(({ value }) => isSameScreen(value, first.value))) return { field: first };
  return oneOf('screenInches', found, (value) => `${spanishNumber(value)}"`);
}

function sizeOf(text: string, title: Line, kind: 'memory' | 'storage'): Read<'ramGb'> {
  const sizes = findSizes(text).filter(({ of }) => of === kind);
  const labelled = sizes.filter(({ isLabelled }) => isLabelled);
  const inTitle = sizes.filter(({ at, end }) => at >= title.at && end <= title.at + title.text.length);
  const counted = labelled.length > 0 ? labelled : inTitle.length > 0 ? inTitle : sizes;
  const all = kind === 'memory' ? (size: number) => `${size} GB` : driveSize;
  return oneOf(kind === 'memory' ? 'ramGb' : 'storageGb', [...counted, ...inTitle], all);
}

function systemOf(text: string): Field<NonNullable<ReadLaptop['os']>> | undefined {
  return findSystem(text) ?? undefined;
}

/** The screen's refresh rate; `null` if the text has none, or several. */
function hertzOf(text: string): number | null {
  const [rate, ...others] = distinct([...text.matchAll(/\b(\d{2,3})\s?hz\b/gi)].map(([, digits]) => Number(digits)));
  return rate === undefined || others.length > 0 ? null : rate;
}

/** Words after the name of a machine: «Victus 15 en perfecto estado». */
const AFTER_MODEL =
  /(?:^|\s)(?:en|con|para|por|y|a|como|muy|casi|se|lo|que|with|for|and|com|amb|per|i|e|de|nuevo|vendo|usado|reacondicionado|\(?reacond\w*|i[3579]|core|ryzen|intel|amd|rtx|gtx|sobremesa|amoled|t[aá]ctil|touch|del)(?=\s|$).*$/iu;
const MODEL_MAX_WORDS = 9;

function modelOf(text: string, title: Line, model: string | null): Field<string> | undefined {
  const short = collapseBlanks((model ?? '').replace(/["«»“”]/g, ' ').replace(AFTER_MODEL, '')).replace(
    /[\s.,:;!¡¿?-]+$/,
    '',
  );
  const words = short.split(' ');
  const isName =
    ((/\d/.test(short) && !/^20\d\d$/.test(short)) || isLaptopLine(short)) && words.length <= MODEL_MAX_WORDS;
  if (!isName || /\d\s?(?:gb|tb|€)/i.test(short)) return undefined;
  const lower = text.toLowerCase();
  const places = words.map((word) => ({ at: lower.indexOf(word.toLowerCase(), title.at), length: word.length }));
  if (lower.length !== text.length || places.some(({ at }) => at === -1)) return undefined;
  const at = Math.min(...places.map((place) => place.at));
  return { value: spellModel(short), at, end: Math.max(...places.map((place) => place.at + place.length)) };
}

const detailOf = (lines: readonly Line[], label: RegExp) =>
  lines.find(({ detail }) => detail !== null && label.test(detail.label))?.detail ?? null;

/** A figure of a labelled line without a unit: «RAM: 16». */
function inDetail<T>(lines: readonly Line[], label: RegExp, value: T | null): Field<T> | undefined {
  const detail = detailOf(lines, label);
  if (!detail || value === null) return undefined;
  return { value, at: detail.at, end: detail.at + detail.value.length };
}

/** «Modelo: gram 17Z90R» */
const NAME_LABEL = /^[^\p{L}\d]*(?:modelo|model|t[ií]tulo|marca|producto|nombre)\s*:\s*/iu;

function factsOf(text: string, title: Line, lines: readonly Line[]): OfferFacts {
  const details = Object.fromEntries(
    lines.flatMap(({ detail }) => (detail === null ? [] : [[detail.label, detail.value] as const])),
  );
  const word = text.trim();
  return readOfferFacts({
    title: title.text.replace(NAME_LABEL, ''),
    brand: null,
    mpn: /\s/.test(word) ? null : word,
    details,
  });
}

function understand(text: string): Understood {
  const lines = linesOf(text);
  const title = titleOf(lines);
  const facts = factsOf(text, title, lines);
  const cpu = cpuOf(text);
  const gpu = gpuOf(text);
  const ram = sizeOf(text, title, 'memory');
  const storage = sizeOf(text, title, 'storage');
  const inches = inchesOf(text);
  const price = priceOf(text);
  const pixels = findPixels(text);
  const { width, height = null } = pixels?.value ?? {};
  const used = findSecondHand(title.text, true);
  const usedAt = used ? { at: used.at + title.at, end: used.end + title.at } : findSecondHand(text, false);
  const questions = [cpu, gpu, ram, storage, inches, price].flatMap(({ question }) => question ?? []);
  const isAsked = (field: ReadField) => questions.some((question) => question.field === field);
  const fields: Understood['fields'] = {
    brand: findBrand(text) ?? undefined,
    model: modelOf(text, title, facts.model),
    cpu: cpu.field,
    gpu: gpu.field,
    ramGb: ram.field ?? (isAsked('ramGb') ? undefined : inDetail(lines, DETAIL_LABELS.ram, facts.ramGb)),
    storageGb:
      storage.field ?? (isAsked('storageGb') ? undefined : inDetail(lines, DETAIL_LABELS.storage, facts.storageGb)),
    screenInches:
      inches.field ?? (isAsked('screenInches') ? undefined : inDetail(lines, DETAIL_LABELS.inches, facts.inches)),
    resolution: pixels && width !== undefined && height !== null ? { ...pixels, value: { width, height } } : undefined,
    os: systemOf(text),
    weightKg: weightOf(text),
    price: price.field,
    used: usedAt ? { value: true, ...usedAt } : undefined,
  };
  return { fields, questions, facts: completed(facts, fields, text) };
}

/** The facts of the whole text, for the search in the catalogue. */
function completed(facts: OfferFacts, fields: Understood['fields'], text: string): OfferFacts {
  const whole = readOfferFacts({ title: collapseBlanks(text), brand: null, mpn: null, details: {} });
  const cpu = fields.cpu?.value;
  return {
    ...facts,
    brand: fields.brand?.value ?? null,
    codes: new Set([...facts.codes, ...whole.codes]),
    partNumbers: distinct([...facts.partNumbers, ...whole.partNumbers]),
    cpu: cpu === undefined ? null : matchCpu(cpu),
    cpuNumber: facts.cpuNumber ?? whole.cpuNumber,
    gpu: fields.gpu?.value ?? null,
    ramGb: fields.ramGb?.value ?? null,
    storageGb: fields.storageGb?.value ?? null,
    inches: fields.screenInches?.value ?? null,
    os: fields.os?.value ?? null,
    width: fields.resolution?.value.width ?? null,
    isOled: whole.isOled,
    contradictions: [],
  };
}

/**
 * The catalogue's laptop that the facts are of, by the rules of the feeds, and why. Memory, storage, chips, screen and
 * system may not differ, even under the same part number.
 */
function findKnown(facts: OfferFacts, laptops: KnownLaptops): { id: string | null; why: string } {
  const byPart = laptops.ofPartNumbers(facts);
  const [named, another] = byPart;
  if (another) return { id: null, why: 'its part numbers belong to several laptops' };
  if (named) {
    const { id } = named.record;
    const conflicts = conflictsOf(named, facts);
    if (conflicts.length > 0) return { id: null, why: `${id} has its part number, but other ${conflicts.join(', ')}` };
    if (looserConflicts(named, facts, 'code')) return { id: null, why: `${id} has another screen or system` };
    return { id, why: 'part number' };
  }
  const [best, second] = laptops.ofTitle(facts, true);
  if (!best) return { id: null, why: 'no laptop of the catalogue agrees with it' };
  const sureness = `${best.laptop} with ${best.confidence.toFixed(2)}, sure from ${SURE_FROM}`;
  if (best.confidence < SURE_FROM) return { id: null, why: `the closest is ${sureness}` };
  if (second && second.confidence >= SURE_FROM) return { id: null, why: `it fits several, among them ${best.laptop}` };
  return { id: best.laptop, why: `title: ${sureness}` };
}

const EVIDENCE = ['cpu', 'gpu', 'ramGb', 'storageGb', 'screenInches'] as const satisfies readonly ReadField[];
const LEAST_EVIDENCE = 2;

/** «Vendo funda»: what is sold comes first. */
const SELLING = /^[^\p{L}\d]*(?:se\s+)?(?:vend[eo]|venc)\s+(?:(?:mi|un|una)\s+)?/iu;

function kindOf(text: string, { fields }: Understood, isKnown: boolean): ReadAnswer['kind'] {
  if (isKnown) return 'laptop';
  const kind = productKind(titleOf(linesOf(text)).text.replace(SELLING, ''), '');
  if (kind !== 'unclear') return kind;
  const read = EVIDENCE.filter((field) => fields[field] !== undefined);
  const isPartNumber = !/\s/.test(text.trim()) && schemeOf(text.trim()) !== null;
  return read.length >= LEAST_EVIDENCE || isPartNumber ? 'laptop' : 'unclear';
}

/**
 * Pure; reads the first {@link ADVERT_MAX} characters and follows no link.
 * @returns `why`: how the laptop was found, or not, for operators
 */
export function explainAdvert(written: string, laptops: KnownLaptops): { answer: ReadAnswer; why: string } {
  const { text, original } = plainText(written.slice(0, ADVERT_MAX));
  const understood = understand(text);
  const { fields, questions, facts } = understood;
  const isCertain = questions.every(({ field }) => field === 'price');
  const known = isCertain ? findKnown(facts, laptops) : { id: null, why: 'it contradicts itself' };
  const read = readLaptopSchema.parse({
    ...Object.fromEntries(READ_FIELDS.map((field) => [field, allowed(field, fields[field]?.value ?? null)])),
    refreshHz: allowed('refreshHz', hertzOf(text)),
    used: fields.used !== undefined,
  });
  const isRead = (field: ReadField) => read[field] !== null && read[field] !== false;
  const answer: ReadAnswer = {
    read,
    known: known.id,
    missing: READ_FIELDS.filter(
      (field) => read[field] === null && questions.every((question) => question.field !== field),
    ),
    kind: kindOf(text, understood, known.id !== null),
    from: Object.fromEntries(
      READ_FIELDS.flatMap((field) => {
        const found = fields[field];
        return found && isRead(field) ? [[field, original(found.at, found.end)]] : [];
      }),
    ),
    questions: [...questions],
  };
  return { answer, why: known.why };
}

/** A value out of the contract's bounds is not claimed. */
const allowed = (field: keyof ReadLaptop, value: unknown): unknown =>
  readLaptopSchema.shape[field].safeParse(value).success ? value : null;

/** @returns a function that tells what the advert of a laptop says, and which laptop of the catalogue it is */
export function createAdvertReader({
  laptops,
  orderCodes,
}: Pick<Catalogue, 'laptops' | 'orderCodes'>): (written: string) => ReadAnswer {
  const known = new KnownLaptops(laptops, orderCodes);
  return (written) => explainAdvert(written, known).answer;
}
