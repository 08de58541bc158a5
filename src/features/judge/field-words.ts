/** The fields of what was read, their values in words, and the visitor's corrections of them. */
import * as z from 'zod/mini';
import { READ_FIELDS, type ReadField, type ParsedAdvert } from '#contract/advert.ts';
import { OS_NAMES, PANEL_NAMES } from '#contract/facts.ts';
import { euros, gigabytes, hertz, inches, kilograms, known, storage } from '#src/lib/figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { NOTHING_READ, readName, withField } from '#src/lib/read-code.ts';

export const LABELS: Record<ReadField, string> = {
  brand: 'Marca',
  model: 'Modelo',
  cpu: 'Procesador',
  gpu: 'Gráfica',
  gpuPowerW: 'Vatios de la gráfica',
  ramGb: 'Memoria',
  storageGb: 'Disco',
  screenInches: 'Pantalla',
  resolution: 'Resolución',
  panel: 'Tipo de pantalla',
  refreshHz: 'Refresco',
  os: 'Sistema',
  weightKg: 'Peso (kg)',
  keyboard: 'Teclado',
  price: 'Precio (€)',
  used: 'Estado',
  fault: 'Avería',
};

const KEYBOARDS = { es: 'teclado español', other: 'teclado de otro país' } as const;

/** The value of each field in words; `null` where it is not known. */
const WORDS: Record<ReadField, (read: ParsedAdvert) => string | null> = {
  brand: ({ brand }) => brand,
  model: ({ model }) => model,
  cpu: ({ cpu }) => cpu,
  gpu: ({ gpu }) => (gpu === 'integrated' ? 'gráfica integrada' : gpu),
  gpuPowerW: ({ gpuPowerW }) => known(gpuPowerW, (watts) => `gráfica de ${watts} W`),
  ramGb: ({ ramGb }) => known(ramGb, gigabytes),
  storageGb: ({ storageGb }) => known(storageGb, storage),
  screenInches: ({ screenInches }) => known(screenInches, inches),
  resolution: ({ resolution }) => known(resolution, ({ width, height }) => `${width} × ${height}`),
  panel: ({ panel }) => known(panel, (kind) => PANEL_NAMES[kind]),
  refreshHz: ({ refreshHz }) => known(refreshHz, hertz),
  os: ({ os }) => known(os, (name) => OS_NAMES[name]),
  weightKg: ({ weightKg }) => known(weightKg, kilograms),
  keyboard: ({ keyboard }) => known(keyboard, (country) => KEYBOARDS[country]),
  price: ({ price }) => known(price, euros),
  used: ({ used }) => (used ? 'usado' : null),
  fault: ({ fault }) => fault && `«${fault}»`,
};

const SPECS = [
  'cpu',
  'gpu',
  'gpuPowerW',
  'ramGb',
  'storageGb',
  'screenInches',
  'resolution',
  'panel',
  'refreshHz',
  'os',
  'keyboard',
  'used',
  'fault',
] as const;

/** What is saved of it: «Procesador: i5-13420H». */
export const specsOf = (read: ParsedAdvert): string[] =>
  SPECS.flatMap((field) => {
    const words = WORDS[field](read);
    return words === null ? [] : [`${LABELS[field]}: ${words}`];
  });

/** «HP Victus 15 · i5-13420H · 16 GB · 799 €» */
export function summaryOf(read: ParsedAdvert): string {
  const said = [readName(read), ...SPECS.map((field) => WORDS[field](read)), WORDS.price(read)];
  return unbroken(said.filter(Boolean).join(' · '));
}

export const UNKNOWN = 'No lo sé';

/** @param option as a field has it */
export function optionWords(field: ReadField, option: string): string {
  const read = withField(NOTHING_READ, field, option);
  return (read && WORDS[field](read)) ?? option;
}

/** Texts that replace what was read; an empty one says that it is not known. */
export type Corrections = Readonly<Partial<Record<ReadField, string>>>;

/** Texts that are no values of their fields change nothing. */
export const corrected = (read: ParsedAdvert, corrections: Corrections): ParsedAdvert =>
  READ_FIELDS.reduce((changed, field) => {
    const text = corrections[field];
    return text === undefined ? changed : (withField(changed, field, text) ?? changed);
  }, read);

/** Corrections with the laptop that they are of, as the browser's history keeps them. */
const keptSchema = z.object({ of: z.string(), texts: z.partialRecord(z.enum(READ_FIELDS), z.string()) });
type KeptCorrections = z.infer<typeof keptSchema>;

/** @returns the corrections in the state of a history entry; `null` if it has none */
export const keptIn = (state: unknown): KeptCorrections | null =>
  z.object({ corrections: keptSchema }).safeParse(state).data?.corrections ?? null;

/** Tells whether two texts are about the same laptop: by its name, else its processor, else by the text. */
export function aboutOf({ brand, model, cpu }: ParsedAdvert, text: string): string {
  if (brand !== null || model !== null) return JSON.stringify([brand, model]);
  return cpu ?? text;
}

/** Whether it is enough for a judgement. */
export const isEnough = ({ model, cpu }: ParsedAdvert): boolean => model !== null || cpu !== null;
