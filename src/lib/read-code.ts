/** What an advert says of a laptop as text: for fields, and for fragments of addresses, which no server gets. */
import { READ_FIELDS, type ReadField, type ParsedAdvert, parsedAdvertSchema } from '#contract/advert.ts';
import { spanishDate } from '#contract/spanish-text.ts';
import { toEuros } from './typed-text.ts';

export const NOTHING_READ: ParsedAdvert = parsedAdvertSchema.parse({});

const INTEGRATED = { value: 'integrated', words: 'Integrada' } as const;

/** @returns the text of a field; empty if the value is unknown */
export function textOf(read: ParsedAdvert, field: ReadField): string {
  const value = read[field];
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '1';
  if (value === INTEGRATED.value) return INTEGRATED.words;
  if (typeof value === 'object') return `${value.width}x${value.height}`;
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}

/** @returns `null` where the text is no value of the field */
export const withField = (read: ParsedAdvert, field: ReadField, text: string): ParsedAdvert | null =>
  parsedAdvertSchema.safeParse({ ...read, [field]: valueOf(field, text.trim()) }).data ?? null;

function valueOf(field: ReadField, text: string): unknown {
  if (field === 'used') return text !== '';
  if (text === '') return null;
  if (field === 'gpu') return text.toLowerCase() === INTEGRATED.words.toLowerCase() ? INTEGRATED.value : text;
  if (field === 'price') return toEuros(text);
  if (field === 'resolution') {
    const [, width, height] = /^(\d+)\s*[x×]\s*(\d+)$/.exec(text) ?? [];
    return { width: Number(width), height: Number(height) };
  }
  return FIGURES.has(field) ? Number(text.replace(',', '.')) : text;
}

const FIGURES: ReadonlySet<ReadField> = new Set([
  'gpuPowerW',
  'ramGb',
  'storageGb',
  'screenInches',
  'refreshHz',
  'weightKg',
]);

/** The fields' names in addresses. They must not change, because shared links have them. */
const NAMES: Record<ReadField, string> = {
  brand: 'marca',
  model: 'modelo',
  cpu: 'cpu',
  gpu: 'gpu',
  gpuPowerW: 'vatios',
  ramGb: 'ram',
  storageGb: 'disco',
  screenInches: 'pulgadas',
  resolution: 'puntos',
  panel: 'panel',
  refreshHz: 'hz',
  os: 'so',
  weightKg: 'peso',
  keyboard: 'teclado',
  price: 'precio',
  used: 'usado',
  fault: 'averia',
};

/** @returns without `#`; empty if nothing was read */
export function encodeRead(read: ParsedAdvert): string {
  const said = READ_FIELDS.map((field) => [NAMES[field], textOf(read, field)]).filter(([, text]) => text !== '');
  return String(new URLSearchParams(said));
}

/** @param fragment with or without `#`, untrusted @returns `null` if it says nothing of a laptop */
export function decodeRead(fragment: string): ParsedAdvert | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const texts = READ_FIELDS.map((field) => [field, parameters.get(NAMES[field]) ?? ''] as const);
  const read = texts.reduce((known, [field, text]) => withField(known, field, text) ?? known, NOTHING_READ);
  return encodeRead(read) === '' ? null : read;
}

/** «HP Victus 15», as far as it is known. */
export const readName = ({ brand, model }: ParsedAdvert): string => [brand, model].filter(Boolean).join(' ');

/** What was read of an advert, and the ISO day of reading it; empty if that is not known. */
export interface DatedAdvert {
  read: ParsedAdvert;
  day: string;
}

/** «Leído de un anuncio el 2 de octubre de 2026» */
export const readOnWords = (day: string): string => `Leído de un anuncio${day === '' ? '' : ` el ${spanishDate(day)}`}`;

/** The parameter's name is part of the format. */
const DAY = 'leido';

/** @param encodedAnswers by `encodeAnswers` @returns the fragment of a comparison, without `#` */
export const encodeBeside = (encodedAnswers: string, advert: DatedAdvert | null): string =>
  advert === null
    ? encodedAnswers
    : `${encodedAnswers}&${encodeRead(advert.read)}${advert.day === '' ? '' : `&${String(new URLSearchParams({ [DAY]: advert.day }))}`}`;

/** @param fragment with or without `#`, untrusted */
export function decodeBeside(fragment: string): { encodedAnswers: string; advert: DatedAdvert | null } {
  const [encodedAnswers = '', ...rest] = fragment.replace(/^#/, '').split('&');
  const said = rest.join('&');
  const read = decodeRead(said);
  const day = new URLSearchParams(said).get(DAY) ?? '';
  return { encodedAnswers, advert: read && { read, day: isDay(day) ? day : '' } };
}

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The picture of an advert's laptop, whose form factor nobody knows. */
export const READ_PICTURE = '/illustrations/all-rounder.svg';

/** What a saved advert's id begins with; no id of the catalogue has it. */
const SAVED = 'visto#';

/** The number of characters: with a name of two fields and a price, firestore.rules take no more. */
const SAVED_MAX = 350;

/** The id under which an advert's laptop is saved, which opens it again; `null` if it says too much to be saved. */
export function savedReadId(read: ParsedAdvert): string | null {
  const id = SAVED + encodeRead(read);
  return id.length <= SAVED_MAX ? id : null;
}

/** @param id of a saved laptop @returns the fragment of its advert; `null` for a laptop of the catalogue */
export const savedReadFragment = (id: string): string | null => (id.startsWith(SAVED) ? id.slice(SAVED.length) : null);
