import { quantile } from '../advisor/report.ts';

export interface Measure {
  measure: string;
  result: string;
  bar: string;
  /** `null`: no bar. */
  met: boolean | null;
  values?: readonly number[];
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [lower = Number.NaN, upper = Number.NaN] = [
    sorted[sorted.length % 2 === 1 ? middle : middle - 1],
    sorted[middle],
  ];
  return (lower + upper) / 2;
};

/** @returns «12 ms (10–15)» */
export const medianAndRange = (values: readonly number[], digits: number, unit: string): string =>
  `${median(values).toFixed(digits)}${unit} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

export const medianAtMost = (
  measure: string,
  values: readonly number[],
  bar: number,
  unit: string,
  digits = 0,
): Measure => ({
  measure,
  result: medianAndRange(values, digits, unit),
  bar: `≤ ${bar}${unit}`,
  met: median(values) <= bar,
  values,
});

/** @param bar milliseconds */
export function quantileAtMost(measure: string, values: readonly number[], share: number, bar: number): Measure {
  const value = quantile(values, share);
  const name = `p${share * 100}`;
  return {
    measure,
    result: `${name} ${value.toFixed(0)} ms of ${values.length} (max ${Math.max(...values).toFixed(0)})`,
    bar: `${name} ≤ ${bar} ms`,
    met: value <= bar,
    values,
  };
}

const verdict = (met: boolean | null): string => (met === null ? '' : met ? 'met' : '**missed**');

export function markdownTable(measures: readonly Measure[]): string {
  const lines = measures.map(
    ({ measure, result, bar, met }) => `| ${measure} | ${result} | ${bar} | ${verdict(met)} |`,
  );
  return ['| measure | result | bar | |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
