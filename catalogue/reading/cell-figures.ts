/** Parses the figure of one table cell, as shops write it; `null` for a cell without a value, never NaN. */
import { GB_PER_TB } from '../../contract/spanish-figures.ts';

/** Parses «15,6"», «54 Wh»; `null` unless there is exactly one number. */
export function parseNumber(cell: string): number | null {
  const [, digits] = /^[^\d.,+-]*(\d+(?:[.,]\d+)?)[^\d]*$/.exec(cell.trim()) ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

const KIND_OF_MEMORY = /\b(?:ssd|hdd|emmc|nvme|m\.2|pcie(?: ?\d(?:\.0)?)?|ram|l?pddr\d\w?|ddr\d\w?)(?!\w)/gi;

function sizeOf(part: string): number | null {
  const [, times = '1', size = ''] = /^(?:([2-4])\s?[x×]\s?)?([^]*)$/.exec(part.trim()) ?? [];
  const value = parseNumber(size.replace(KIND_OF_MEMORY, ' '));
  if (value === null || value === 0) return null;
  const gigabytes = value >= 1000 && value % 1000 === 0 ? (value / 1000) * GB_PER_TB : value;
  return Number(times) * (/tb/i.test(size) ? Math.round(value * GB_PER_TB) : gigabytes);
}

/** Parses «512», «512 GB», «1TB», «128GB SSD + 1TB HDD» (the sum); 1000 becomes 1024. Zero means unknown. */
export function parseGigabytes(cell: string): number | null {
  const parts = cell.split(/\+|,(?=\s)|\sy\s|&/).map(sizeOf);
  return parts.reduce((sum, size) => (sum === null || size === null ? null : sum + size));
}
