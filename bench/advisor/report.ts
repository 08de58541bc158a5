export interface Row {
  measure: string;
  result: string;
  bar: string;
  /** `null` for a measure without a bar. */
  met: boolean | null;
  /** Printed below the row. */
  detail?: string;
}

const WIDTHS = { measure: 62, result: 34, bar: 22 } as const;

export function printRow({ measure, result, bar, met, detail }: Row): void {
  const verdict = met === null ? '' : met ? 'met' : 'MISSED';
  console.log(`${measure.padEnd(WIDTHS.measure)} ${result.padEnd(WIDTHS.result)} ${bar.padEnd(WIDTHS.bar)} ${verdict}`);
  if (detail !== undefined && detail !== '') console.log(detail.replaceAll(/^/gm, '    '));
}

export function printTitle(title: string): void {
  console.log(`\n${title}`);
  console.log('-'.repeat(WIDTHS.measure + WIDTHS.result + WIDTHS.bar + 12));
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const milliseconds = (value: number): string => `${value.toFixed(3)} ms`;

/** @param share 0.5 for the median, 0.99 for the 99th percentile */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
