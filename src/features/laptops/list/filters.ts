import { decapitalize } from '#contract/spanish-text.ts';
import { OPERATING_SYSTEMS, type OperatingSystem, OS_NAMES } from '#contract/facts.ts';
import type { ListedLaptop } from '#contract/listed-laptops.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { euros } from '#src/lib/figures.ts';
import { FILTER_VALUES, type FilterKey } from './list-state.ts';

interface Option {
  value: string;
  label: string;
}

interface Filter {
  key: FilterKey;
  /** Heading of the group. */
  label: string;
  options: (laptops: readonly ListedLaptop[]) => readonly Option[];
  /** False for an unknown figure. */
  keeps: (laptop: ListedLaptop, value: string) => boolean;
  /** The choice in words that follow «Sin»: «peso hasta 1 kg». */
  words: (label: string) => string;
}

const asItIs = (label: string): string => label;

/** A filter whose options do not depend on the laptops. */
function fixed(
  key: Exclude<FilterKey, 'marca'>,
  label: string,
  labelOf: (value: string) => string,
  keeps: Filter['keeps'],
  words: Filter['words'] = asItIs,
): Filter {
  const options = FILTER_VALUES[key].map((value) => ({ value, label: labelOf(value) }));
  return { key, label, options: () => options, keeps, words };
}

const COMBINING = /\p{M}/gu;
const slugs = new Map<string, string>();

/** Cached, because it is computed for every laptop on every keystroke. */
function slug(brand: string): string {
  const known = slugs.get(brand);
  if (known !== undefined) return known;
  const made = brand
    .normalize('NFD')
    .replaceAll(COMBINING, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  slugs.set(brand, made);
  return made;
}

/** Brands with most laptops first. */
function brands(laptops: readonly ListedLaptop[]): Option[] {
  const counts = new Map<string, number>();
  for (const { brand } of laptops) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .map(([brand]) => ({ value: slug(brand), label: brand }));
}

/** Diagonals by the whole inches they are called by: 15.6″ is a 15. */
const screenOf = (inches: number): string => String(Math.min(17, Math.max(13, Math.floor(inches))));

function screenLabel(inches: string): string {
  if (inches === '13') return 'Hasta 13,9″';
  return inches === '17' ? '17″ o más' : `${inches} – ${inches},9″`;
}

const systemOf = (os: OperatingSystem): string => (os === 'none' ? 'ninguno' : os.toLowerCase());
const SYSTEM_LABELS = new Map(
  OPERATING_SYSTEMS.map((os) => [systemOf(os), os === 'none' ? 'Sin sistema' : OS_NAMES[os]]),
);

export const FILTERS: readonly Filter[] = [
  fixed(
    'visto',
    'Ofertas',
    () => 'Solo vistos en España',
    ({ seenInSpain }) => seenInSpain,
    decapitalize,
  ),
  {
    key: 'marca',
    label: 'Marca',
    options: brands,
    keeps: ({ brand }, value) => slug(brand) === value,
    words: asItIs,
  },
  fixed(
    'hasta',
    'Precio',
    (limit) => `Hasta ${euros(Number(limit))}`,
    ({ price, licence }, limit) => price + licence <= Number(limit),
    (label) => `precio ${decapitalize(label)}`,
  ),
  fixed(
    'ram',
    'Memoria',
    (gb) => `${gb}\u00A0GB o más`,
    ({ ramGb }, gb) => ramGb !== null && ramGb >= Number(gb),
  ),
  fixed(
    'pantalla',
    'Pantalla',
    screenLabel,
    ({ screenInches }, size) => screenInches !== null && screenOf(screenInches) === size,
    (label) => `pantalla de ${decapitalize(label)}`,
  ),
  fixed(
    'peso',
    'Peso',
    (kg) => `Hasta ${spanishNumber(Number(kg))}\u00A0kg`,
    ({ weightKg }, kg) => weightKg !== null && weightKg <= Number(kg),
    (label) => `peso ${decapitalize(label)}`,
  ),
  fixed(
    'sistema',
    'Sistema',
    (value) => SYSTEM_LABELS.get(value) ?? value,
    ({ os }, value) => os !== null && systemOf(os) === value,
  ),
  fixed(
    'grafica',
    'Gráfica',
    (value) => (value === 'si' ? 'Dedicada' : 'Integrada'),
    ({ gpu, dedicated }, value) => gpu !== null && dedicated === (value === 'si'),
    (label) => `gráfica ${decapitalize(label)}`,
  ),
  fixed(
    'lanzado',
    'Año',
    (year) => `Desde ${year}`,
    ({ year }, from) => year !== null && year >= Number(from),
    (label) => `año ${decapitalize(label)}`,
  ),
];
