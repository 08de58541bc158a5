/** The table that the bench prints: one row for each measure with its bar. */

export interface Row {
  measure: string;
  result: string;
  bar: string;
  /** `null`: reported without a bar. */
  met: boolean | null;
  /** Printed under the row, where something failed. */
  detail?: string;
}

const WIDTHS = { measure: 62, result: 34, bar: 22 } as const;

export function printRow({ measure, result, bar, met, detail }: Row): void {
  const verdict = met === null ? '' : met ? 'cumple' : 'NO CUMPLE';
  console.log(`${measure.padEnd(WIDTHS.measure)} ${result.padEnd(WIDTHS.result)} ${bar.padEnd(WIDTHS.bar)} ${verdict}`);
  if (detail !== undefined && detail !== '') console.log(detail.replaceAll(/^/gm, '    '));
}

export function printTitle(title: string): void {
  console.log(`\n${title}`);
  console.log('-'.repeat(WIDTHS.measure + WIDTHS.result + WIDTHS.bar + 12));
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const milliseconds = (value: number): string => `${value.toFixed(3)} ms`;

/** @returns the value below which `share` of the others lie */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
