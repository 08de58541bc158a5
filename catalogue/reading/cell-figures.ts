/** Parses the figure of one table cell, as shops write it; `null` for a cell without a value, never NaN. */
import { GB_PER_TB } from '../../contract/spanish-figures.ts';

const UNKNOWN = /^(|-+|–|—|\?|n\/?a|null|none|sin dato|desconocido|unknown)$/i;

/** @returns whether a cell is empty or marked as unknown */
export const isUnknown = (cell: string): boolean => UNKNOWN.test(cell.trim());

/** «1.299» is 1299 as `money` and 1.299 as `measure`. */
export type NumberKind = 'money' | 'measure';

const DIGITS_PER_GROUP = 3;

function toPlainNumber(text: string, kind: NumberKind): string {
  const compact = text.replace(/[\s\u00A0\u202F']/g, '');
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  if (last === -1) return compact;
  const separator = compact.charAt(last);
  const decimals = compact.length - last - 1;
  const other = separator === ',' ? '.' : ',';
  const isRepeated = compact.indexOf(separator) !== last;
  const groupsOnly = isRepeated || (kind === 'money' && decimals === DIGITS_PER_GROUP && !compact.includes(other));
  if (groupsOnly) return compact.replace(/[.,]/g, '');
  return `${compact.slice(0, last).replace(/[.,]/g, '')}.${compact.slice(last + 1)}`;
}

/** Parses «1.299,00 €», «1,299.00», «1 299 EUR», «15,6"», «54 Wh»; `null` unless there is exactly one number. */
export function parseNumber(cell: string, kind: NumberKind): number | null {
  if (isUnknown(cell)) return null;
  const found = /^[^\d.,+-]*([\d][\d.,\s\u00A0\u202F']*)(?:[^\d]*)$/.exec(cell.trim());
  if (!found?.[1]) return null;
  const value = Number(toPlainNumber(found[1].trim(), kind));
  return Number.isFinite(value) ? value : null;
}

const KIND_OF_MEMORY = /\b(?:ssd|hdd|emmc|nvme|m\.2|pcie(?: ?\d(?:\.0)?)?|ram|l?pddr\d\w?|ddr\d\w?)(?!\w)/gi;

function sizeOf(part: string): number | null {
  const [, times = '1', size = ''] = /^(?:([2-4])\s?[x×]\s?)?([^]*)$/.exec(part.trim()) ?? [];
  const value = parseNumber(size.replace(KIND_OF_MEMORY, ' '), 'measure');
  if (value === null || value === 0) return null;
  const gigabytes = value >= 1000 && value % 1000 === 0 ? (value / 1000) * GB_PER_TB : value;
  return Number(times) * (/tb/i.test(size) ? Math.round(value * GB_PER_TB) : gigabytes);
}

/** Parses «512», «512 GB», «1TB», «128GB SSD + 1TB HDD» (the sum); 1000 becomes 1024. Zero means unknown. */
export function parseGigabytes(cell: string): number | null {
  const parts = cell.split(/\+|,(?=\s)|\sy\s|&/).map(sizeOf);
  return parts.reduce((sum, size) => (sum === null || size === null ? null : sum + size));
}

/** Parses «1,8 kg», «1800 g», «1.8». */
export function parseKilograms(cell: string): number | null {
  const grams = /^\s*(\d[\d.,]*)\s*g\b/i.exec(cell);
  const value = parseNumber(cell, grams ? 'money' : 'measure');
  if (value === null || value === 0) return null;
  return grams ? value / 1000 : value;
}
