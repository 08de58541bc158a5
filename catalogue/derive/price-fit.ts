/**
 * The usual price of a machine with these chips, memory and screen.
 *
 * A linear fit of the logarithm of the price, robust against outliers: iteratively reweighted
 * least squares with Tukey's biweight (Holland & Welsch 1977).
 */
import type { Laptop } from '../laptop.ts';

type Machine = Pick<
  Laptop,
  'brand' | 'cpuIndex' | 'gpuIndex' | 'ramGb' | 'storageGb' | 'build' | 'year' | 'os' | 'resolution' | 'priceEur'
>;

/** A fit on fewer machines is not reliable. */
const MIN_MACHINES = 100;
const ROUNDS = 10;
/** Tukey's constant: 95 % as efficient as least squares on normal errors. */
const TUKEY = 4.685;
/** This factor turns a median absolute deviation into a standard deviation. */
const DEVIATION_FROM_MEDIAN = 1.4826;

const FULL_HD_PIXELS = 1920 * 1080;
const TYPICAL = { cpuIndex: 40, gpuIndex: 10, ramGb: 16, storageGb: 512, build: 60, year: 2024 } as const;

/**
 * Integrated graphics differ little in price, dedicated ones much, so the root of the index is a feature beside the
 * index.
 */
function features({ brand, cpuIndex, gpuIndex, ramGb, storageGb, build, year, os, resolution }: Machine): number[] {
  const isApple = brand === 'Apple';
  const gpu = (gpuIndex ?? TYPICAL.gpuIndex) / 100;
  return [
    1,
    (cpuIndex ?? TYPICAL.cpuIndex) / 100,
    isApple ? 0 : Math.sqrt(gpu),
    gpu,
    Math.log2((ramGb ?? TYPICAL.ramGb) / TYPICAL.ramGb),
    Math.log2((storageGb ?? TYPICAL.storageGb) / TYPICAL.storageGb),
    (build ?? TYPICAL.build) / 100,
    Number(isApple),
    (year ?? TYPICAL.year) - TYPICAL.year,
    Number(os === 'none'),
    resolution ? Math.log2((resolution.width * resolution.height) / FULL_HD_PIXELS) : 0,
  ];
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Gauss–Jordan elimination with pivoting. @param rows each equation's coefficients, then its right side */
function solve(rows: number[][]): number[] {
  for (const column of rows.keys()) {
    const pivot = rows.reduce(
      (best, row, index) =>
        index >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? index : best,
      column,
    );
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const own = rows[column];
    for (const [index, row] of rows.entries()) {
      const factor = (row[column] ?? 0) / (own[column] ?? 1);
      if (index !== column) for (const [at, value] of own.entries()) row[at] = (row[at] ?? 0) - factor * value;
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}

/** Solves the normal equations. */
function leastSquares(inputs: readonly number[][], outputs: readonly number[], weights: readonly number[]): number[] {
  const size = inputs[0]?.length ?? 0;
  const equations = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => 0));
  for (const [index, x] of inputs.entries()) {
    const weight = weights[index] ?? 0;
    const withOutput = [...x, outputs[index] ?? 0];
    for (const [i, equation] of equations.entries()) {
      const weighted = weight * (x[i] ?? 0);
      for (let at = 0; at <= size; at += 1) equation[at] = (equation[at] ?? 0) + weighted * (withOutput[at] ?? 0);
    }
  }
  return solve(equations);
}

function deviationOf(residuals: readonly number[]): number {
  const sizes = residuals.map(Math.abs).toSorted((a, b) => a - b);
  return (sizes[sizes.length >> 1] ?? 0) * DEVIATION_FROM_MEDIAN;
}

/** Whether its price is one of Spain; prices of other places say little about what is usual here. */
export const isSpanishPrice = ({ priceBasis }: Pick<Laptop, 'priceBasis'>): boolean => priceBasis === 'listed-es';

/**
 * @param machines with prices of one place and day
 * @returns the usual price of a machine in euros and the standard deviation of the logarithm of prices around it; `null`
 *   for fewer than 100 machines, or machines without differences
 */
export function fitPrices(machines: readonly Machine[]) {
  if (machines.length < MIN_MACHINES) return null;
  const inputs = machines.map(features);
  const outputs = machines.map(({ priceEur }) => Math.log(priceEur));
  let weights = machines.map(() => 1);
  let coefficients: number[] = [];
  let spread = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    coefficients = leastSquares(inputs, outputs, weights);
    const residuals = inputs.map((x, index) => (outputs[index] ?? 0) - dot(x, coefficients));
    spread = deviationOf(residuals);
    weights = residuals.map((residual) => Math.max(0, 1 - (residual / (TUKEY * spread)) ** 2) ** 2);
  }
  // Identical machines fit any coefficients.
  if (!(spread > 0)) return null;
  return { usualEur: (machine: Machine) => Math.exp(dot(features(machine), coefficients)), spread };
}
