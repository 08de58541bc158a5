/** The filters of the list's addresses. Keys and values must not change, because addresses are bookmarked. */

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

export const takesMany = (key: FilterKey): boolean => MANY.has(key);

/** @returns the values that exist, each once, in a fixed order */
export function knownValues(key: FilterKey, values: readonly string[]): readonly string[] {
  const allowed: readonly string[] | null = FILTER_VALUES[key];
  const known = [...new Set(values.map((value) => value.trim()))].filter((value) =>
    allowed ? allowed.includes(value) : BRAND.test(value),
  );
  return known.toSorted().slice(0, MANY.has(key) ? MANY_MAX : 1);
}
