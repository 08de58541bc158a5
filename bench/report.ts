/** The table of a bench: what was measured, what came out, and whether it meets its bar. */
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

export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  console.log('-'.repeat(WIDTHS.measure + WIDTHS.result + WIDTHS.bar + 12));
  for (const row of rows) printRow(row);
}

function printRow({ measure, result, bar, met, detail = '' }: Row): void {
  const verdict = met === null ? '' : met ? 'met' : 'MISSED';
  console.log(`${measure.padEnd(WIDTHS.measure)} ${result.padEnd(WIDTHS.result)} ${bar.padEnd(WIDTHS.bar)} ${verdict}`);
  if (detail !== '') console.log(detail.replaceAll(/^/gm, '    '));
}

/** Prints how many bars are met. @returns the exit code */
export function printVerdict(rows: readonly Row[]): 0 | 1 {
  const passed = rows.filter(({ met }) => met === true).length;
  const failed = rows.filter(({ met }) => met === false).length;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const milliseconds = (value: number): string => `${value.toFixed(3)} ms`;
export const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

type Show = (value: number) => string;

export const atMost = (measure: string, value: number, bar: number, show: Show = percent): Row => ({
  measure,
  result: show(value),
  bar: `≤ ${show(bar)}`,
  met: value <= bar,
});

const MOST_LINES = 20;

/** A measure that counts what is wrong, and shows some of it. @param most how many may be */
export const few = (measure: string, wrong: readonly string[], most = 0): Row => ({
  measure,
  result: String(wrong.length),
  bar: most === 0 ? '0' : `≤ ${most}`,
  met: wrong.length <= most,
  detail: wrong.slice(0, MOST_LINES).join('\n'),
});

/** @returns «12 ms (10–15)» */
export const medianAndRange = (values: readonly number[], digits: number, unit: string): string =>
  `${median(values).toFixed(digits)}${unit} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

export const medianAtMost = (
  measure: string,
  values: readonly number[],
  bar: number,
  unit: string,
  digits = 0,
): Row => ({
  measure,
  result: medianAndRange(values, digits, unit),
  bar: `≤ ${bar}${unit}`,
  met: median(values) <= bar,
});
