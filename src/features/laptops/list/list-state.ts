/** The state of `/portatiles` in its address, whose filters never change: it is bookmarked. Unknown ones are ignored. */
import { PATHS } from '#src/config/paths.ts';
import { inOneLine } from '#src/lib/typed-text.ts';

/** `null`: the brands of the catalogue, as words. */
export const FILTER_VALUES = {
  marca: null,
  /** Euros. */
  hasta: ['500', '700', '1000', '1500', '2000', '3000'],
  /** Gigabytes or more. */
  ram: ['16', '24', '32', '64'],
  /** Inches without their decimals; the first and the last are open. */
  pantalla: ['13', '14', '15', '16', '17'],
  /** Kilograms at most. */
  peso: ['1', '1.3', '1.5', '2'],
  sistema: ['windows', 'macos', 'linux', 'chromeos', 'ninguno'],
  /** Dedicated or integrated. */
  grafica: ['si', 'no'],
  /** This year or later. */
  lanzado: ['2026', '2025', '2024'],
  /** Seen in Spain lately. */
  visto: ['es'],
} as const satisfies Record<string, readonly string[] | null>;

export type FilterKey = keyof typeof FILTER_VALUES;

const isFilterKey = (key: string): key is FilterKey => key in FILTER_VALUES;

export const FILTER_KEYS = Object.keys(FILTER_VALUES).filter(isFilterKey);

/** Filters with several values; a laptop with one of them passes. */
const MANY: ReadonlySet<FilterKey> = new Set(['marca', 'pantalla', 'sistema']);

const BRAND = /^[a-z0-9]{1,20}(-[a-z0-9]{1,20})?$/;
const MANY_MAX = 20;

const takesMany = (key: FilterKey): boolean => MANY.has(key);

/** @returns the values that exist, each once, in a fixed order */
function knownValues(key: FilterKey, values: readonly string[]): readonly string[] {
  const allowed: readonly string[] | null = FILTER_VALUES[key];
  const known = [...new Set(values.map((value) => value.trim()))].filter((value) =>
    allowed ? allowed.includes(value) : BRAND.test(value),
  );
  return known.toSorted().slice(0, MANY.has(key) ? MANY_MAX : 1);
}

/**
 * `value`: what gives most for its price first. `null`: by relevance when searching, else `value`.
 */
export type ListOrder = 'value' | 'price' | 'weight' | 'battery' | 'newest';

type Chosen = Readonly<Partial<Record<FilterKey, readonly string[]>>>;

export interface ListState {
  query: string;
  chosen: Chosen;
  order: ListOrder | null;
  /** Pages count from 1. */
  page: number;
}

export const QUERY_MAX_LENGTH = 100;

const QUERY = 'q';
const ORDER = 'orden';
const PAGE = 'pagina';

const ORDER_NAMES = [
  ['value', 'compra'],
  ['price', 'precio'],
  ['weight', 'peso'],
  ['battery', 'autonomia'],
  ['newest', 'reciente'],
] as const satisfies readonly (readonly [ListOrder, string])[];

const ALL: ListState = { query: '', chosen: {}, order: null, page: 1 };

/** The typed text without characters that cannot be searched. */
export const cleanQuery = (typed: string): string => inOneLine(typed.slice(0, QUERY_MAX_LENGTH));

/** @param search as in `location.search` */
export function parseList(search: string): ListState {
  const given = new URLSearchParams(search);
  const chosen = FILTER_KEYS.map((key) => {
    const values = given.getAll(key).flatMap((list) => list.toLowerCase().split(','));
    return [key, knownValues(key, values)] as const;
  });
  const page = /^\d{1,4}$/.test(given.get(PAGE) ?? '') ? Number(given.get(PAGE)) : 1;
  return {
    query: cleanQuery(given.get(QUERY) ?? ''),
    chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    order: ORDER_NAMES.find(([, name]) => name === given.get(ORDER))?.[0] ?? null,
    page: Math.max(1, page),
  };
}

/** The canonical address of a state: `parseList` of it gives the state again. */
export function listAddress({ query, chosen, order, page }: ListState): string {
  const written = new URLSearchParams();
  if (query !== '') written.set(QUERY, query);
  for (const key of FILTER_KEYS) {
    const values = chosen[key] ?? [];
    if (values.length > 0) written.set(key, values.join(','));
  }
  const [, name] = ORDER_NAMES.find(([one]) => one === order) ?? [];
  if (name !== undefined) written.set(ORDER, name);
  if (page > 1) written.set(PAGE, String(page));
  const search = written.toString().replaceAll('%2C', ',');
  return search === '' ? PATHS.laptops : `${PATHS.laptops}?${search}`;
}

export const isWhole = (state: ListState): boolean => listAddress(state) === listAddress(ALL);

export const withQuery = (state: ListState, query: string): ListState => ({ ...state, query, page: 1 });

export const withOrder = (state: ListState, order: ListOrder | null): ListState => ({ ...state, order, page: 1 });

export const withFilter = (state: ListState, key: FilterKey, values: readonly string[]): ListState => {
  const { [key]: _, ...others } = state.chosen;
  return { ...state, chosen: values.length > 0 ? { ...others, [key]: values.toSorted() } : others, page: 1 };
};

/** Adds an option, or removes it. */
export function toggled(state: ListState, key: FilterKey, value: string): ListState {
  const values = state.chosen[key] ?? [];
  const rest = values.filter((other) => other !== value);
  if (rest.length < values.length) return withFilter(state, key, rest);
  return withFilter(state, key, takesMany(key) ? [...rest, value] : [value]);
}

export const withoutFilters = (state: ListState): ListState => ({ ...state, query: '', chosen: {}, page: 1 });
