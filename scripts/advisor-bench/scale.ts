/** Time and memory at 300, 10,000 and 100,000 laptops, beside SQLite answering the equivalent question. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { buildColumns } from '../../api/advisor/columns.ts';
import { createScratch } from '../../api/advisor/shortlist.ts';
import type { Laptop } from '../../api/catalogue/laptop.ts';
import type { Answers } from '../../src/contract/answers.ts';
import { profiles } from '../../tests/api/advisor/support/profiles.ts';
import { advisorFor } from '../../tests/api/advisor/support/properties.ts';
import { milliseconds, quantile, type Row } from './report.ts';
import { createSqlite } from './sqlite.ts';
import { synthesize } from './synthetic.ts';

const SIZES = [300, 10_000, 100_000] as const;
/** Milliseconds, median. */
const TIME_BARS: Readonly<Record<number, number>> = { 300: 0.5, 100_000: 5 };
const MEMORY_BAR_BYTES = 1024;
const SQLITE_BAR = 10;
/** Ten times as many laptops may take ten times as long, and half as much again for what does not fit the caches. */
const GROWTH_BAR = 15;
/** Each request is timed so often and the best taken: what other programs took meanwhile is none of ours. */
const REPEATS = 3;
const WARM_UP = 40;

function timesOf(visitors: readonly Answers[], ask: (answers: Answers) => unknown): number[] {
  for (const answers of visitors.slice(0, WARM_UP)) ask(answers);
  return visitors.map((answers) => {
    let best = Infinity;
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const started = performance.now();
      ask(answers);
      best = Math.min(best, performance.now() - started);
    }
    return best;
  });
}

/** Bytes in use after a full collection, buffers outside the heap included. */
function bytesInUse(collect: () => void): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  return typeof found === 'function' ? () => void Reflect.apply(found, undefined, []) : () => undefined;
}

function measureMemory(laptops: readonly Laptop[]): Row {
  const collect = collector();
  const before = bytesInUse(collect);
  const columns = buildColumns(laptops);
  const scratch = createScratch(columns);
  const perLaptop = (bytesInUse(collect) - before) / laptops.length;
  return {
    measure: `memory for each of ${columns.laptops.length} laptops beyond the catalogue`,
    result: `${Math.round(perLaptop)} bytes (${scratch.rows.length} rows)`,
    bar: `< ${MEMORY_BAR_BYTES} bytes`,
    met: perLaptop < MEMORY_BAR_BYTES,
  };
}

function timeRows(size: number, first: readonly number[], more: readonly number[]): Row[] {
  const median = quantile(first, 0.5);
  const bar = TIME_BARS[size];
  return [
    {
      measure: `time per first answer, ${size} laptops (p99 ${milliseconds(quantile(first, 0.99))})`,
      result: `median ${milliseconds(median)}`,
      bar: bar === undefined ? '' : `< ${bar} ms`,
      met: bar === undefined ? null : median < bar,
    },
    {
      measure: `time per «more options», ${size} laptops (p99 ${milliseconds(quantile(more, 0.99))})`,
      result: `median ${milliseconds(quantile(more, 0.5))}`,
      bar: bar === undefined ? '' : `< ${bar} ms`,
      met: bar === undefined ? null : quantile(more, 0.5) < bar,
    },
  ];
}

interface Load {
  visitors: readonly Answers[];
  sqliteVisitors: readonly Answers[];
}

function measureSqlite(laptops: readonly Laptop[], ourMedian: number, { sqliteVisitors }: Load): Row {
  const sqlite = createSqlite(laptops);
  const times = sqliteVisitors.map((answers) => {
    const started = performance.now();
    sqlite.ask(answers);
    return performance.now() - started;
  });
  sqlite.close();
  const median = quantile(times, 0.5);
  return {
    measure: `SQLite, ${laptops.length} laptops: filter + score + ORDER BY LIMIT`,
    result: `median ${milliseconds(median)}, ${(median / ourMedian).toFixed(0)} × ours`,
    bar: `≥ ${SQLITE_BAR} × ours`,
    met: median / ourMedian >= SQLITE_BAR,
  };
}

/** @returns the rows of the whole section; the largest catalogue also for memory and SQLite */
export function measureScale(laptops: readonly Laptop[], seed: number, short: boolean): Row[] {
  const load: Load = {
    visitors: fc.sample(profiles, { seed, numRuns: short ? 60 : 300 }),
    sqliteVisitors: fc.sample(profiles, { seed, numRuns: short ? 7 : 31 }),
  };
  const medians = new Map<number, number>();
  const rows: Row[] = [];
  for (const size of SIZES) {
    const many = synthesize(laptops, size);
    const advisor = advisorFor(many);
    const left = new Map(load.visitors.map((answers) => [answers, advisor.recommend(answers).filteredLaptops]));
    const first = timesOf(load.visitors, (answers) => advisor.recommend(answers));
    const more = timesOf(load.visitors, (userInput) =>
      advisor.more({ userInput, filteredLaptops: left.get(userInput) ?? [], count: 6 }),
    );
    medians.set(size, quantile(first, 0.5));
    rows.push(...timeRows(size, first, more));
    if (size === SIZES.at(-1)) rows.push(measureMemory(many), measureSqlite(many, quantile(first, 0.5), load));
  }
  const growth = (medians.get(100_000) ?? Number.NaN) / (medians.get(10_000) ?? Number.NaN);
  return [
    ...rows,
    {
      measure: 'growth from 10,000 to 100,000 laptops',
      result: `${growth.toFixed(1)} × the time`,
      bar: `≤ ${GROWTH_BAR} ×`,
      met: growth <= GROWTH_BAR,
    },
  ];
}
