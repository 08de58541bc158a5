/** By what the list of laptops can be narrowed. Keys and values stand in addresses and must not change. */
import { OPERATING_SYSTEMS, OS_NAMES } from '#contract/facts.ts';
import type { ListedLaptop } from '#contract/listed-laptops.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { euros } from '#src/lib/euros.ts';

export type FilterKey = 'marca' | 'hasta' | 'ram' | 'pantalla' | 'peso' | 'sistema' | 'grafica' | 'lanzado';

interface Option {
  value: string;
  label: string;
}

interface Filter {
  key: FilterKey;
  /** Heading of the group. */
  label: string;
  /** Several options can be chosen; a laptop with one of them stays. */
  many: boolean;
  options: (laptops: readonly ListedLaptop[]) => readonly Option[];
  /** Whether the address may name it. */
  allows: (value: string) => boolean;
  /** An unknown figure is not met. */
  keeps: (laptop: ListedLaptop, value: string) => boolean;
  /** What was chosen, in words that follow «Sin»: «peso hasta 1 kg». */
  words: (option: Option) => string;
}

const inWords = ({ label }: Option): string => label.charAt(0).toLowerCase() + label.slice(1);

/** A filter whose options do not depend on the laptops. */
function fixed(
  key: FilterKey,
  label: string,
  options: readonly Option[],
  keeps: Filter['keeps'],
  more: Partial<Pick<Filter, 'many' | 'words'>> = {},
): Filter {
  const values = new Set(options.map(({ value }) => value));
  return {
    key,
    label,
    many: false,
    options: () => options,
    allows: (value) => values.has(value),
    keeps,
    words: inWords,
    ...more,
  };
}

const numbers = (values: readonly number[], label: (value: number) => string): Option[] =>
  values.map((value) => ({ value: String(value), label: label(value) }));

const COMBINING = /\p{M}/gu;
const slugs = new Map<string, string>();

/** Kept, because every laptop is asked for it at every letter that somebody types. */
function slug(brand: string): string {
  const known = slugs.get(brand);
  if (known !== undefined) return known;
  const made = brand.normalize('NFD').replaceAll(COMBINING, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  slugs.set(brand, made);
  return made;
}

/** The most laptops first. */
function brands(laptops: readonly ListedLaptop[]): Option[] {
  const counts = new Map<string, number>();
  for (const { brand } of laptops) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .map(([brand]) => ({ value: slug(brand), label: brand }));
}

/** Diagonals by the whole inches they are called by: 15.6″ is a 15. */
const SCREENS: readonly Option[] = [
  { value: '13', label: 'Hasta 13,9″' },
  { value: '14', label: '14 – 14,9″' },
  { value: '15', label: '15 – 15,9″' },
  { value: '16', label: '16 – 16,9″' },
  { value: '17', label: '17″ o más' },
];
const screenOf = (inches: number): string => String(Math.min(17, Math.max(13, Math.floor(inches))));

const SYSTEMS: Option[] = OPERATING_SYSTEMS.map((os) => ({
  value: os === 'none' ? 'ninguno' : os.toLowerCase(),
  label: os === 'none' ? 'Sin sistema' : OS_NAMES[os],
}));

export const FILTERS: readonly Filter[] = [
  {
    key: 'marca',
    label: 'Marca',
    many: true,
    options: brands,
    allows: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 40,
    keeps: ({ brand }, value) => slug(brand) === value,
    words: ({ label }) => label,
  },
  fixed(
    'hasta',
    'Precio',
    numbers([500, 700, 1000, 1500, 2000, 3000], (limit) => `Hasta ${euros(limit)}`),
    ({ price, licence }, limit) => price + licence <= Number(limit),
    { words: (option) => `precio ${inWords(option)}` },
  ),
  fixed(
    'ram',
    'Memoria',
    numbers([16, 24, 32, 64], (gb) => `${gb} GB o más`),
    ({ ramGb }, gb) => ramGb !== null && ramGb >= Number(gb),
  ),
  fixed('pantalla', 'Pantalla', SCREENS, ({ screenInches }, size) => screenInches !== null && screenOf(screenInches) === size, {
    many: true,
    words: (option) => `pantalla de ${inWords(option)}`,
  }),
  fixed(
    'peso',
    'Peso',
    numbers([1, 1.3, 1.5, 2], (kg) => `Hasta ${spanishNumber(kg)} kg`),
    ({ weightKg }, kg) => weightKg !== null && weightKg <= Number(kg),
    { words: (option) => `peso ${inWords(option)}` },
  ),
  fixed('sistema', 'Sistema', SYSTEMS, ({ os }, value) => os !== null && (os === 'none' ? 'ninguno' : os.toLowerCase()) === value, {
    many: true,
    words: ({ label }) => label,
  }),
  fixed(
    'grafica',
    'Gráfica',
    [
      { value: 'si', label: 'Dedicada' },
      { value: 'no', label: 'Integrada' },
    ],
    ({ gpu, dedicated }, value) => gpu !== null && dedicated === (value === 'si'),
    { words: (option) => `gráfica ${inWords(option)}` },
  ),
  fixed(
    'lanzado',
    'Año',
    numbers([2026, 2025, 2024], (year) => `Desde ${year}`),
    ({ year }, from) => year !== null && year >= Number(from),
    { words: (option) => `año ${inWords(option)}` },
  ),
];
