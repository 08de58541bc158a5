/** Measures time and memory at several catalogue sizes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { buildColumns } from '#advisor/columns.ts';
import { createScratch } from '#advisor/shortlist.ts';
import { whyOf } from '#words/why.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { advisorFor } from '#guarantees/fixture.ts';
import { profiles } from './profiles.ts';
import { atMost, milliseconds, quantile, type Row } from '../report.ts';
import { synthesize } from './synthetic.ts';

const SIZES = [300, 10_000, 100_000] as const;
/** Milliseconds, median. */
const TIME_BARS: Readonly<Record<number, number>> = { 300: 2, 100_000: 25 };
const MEMORY_BAR_BYTES = 1024;
/** For ten times as many laptops: linear, and half as much again for cache misses. */
const GROWTH_BAR = 15;
/**
 * A large catalogue, as shops' feeds may make it, and the limit for how many times as long its questions take: linear
 * would be 9.4.
 */
const SWOLLEN = { laptops: 5000, bar: 7 } as const;
const TURNS = 8;
/** The fastest of these counts, to leave out interruptions by other programs. */
const REPEATS = 3;
/** Untimed answers before the timed ones. The smallest catalogue has the tightest bar, and needs more until all is compiled. */
const WARM_UP = 40;
const LONG_WARM_UP = 500;

function timesOf(users: readonly Answers[], ask: (answers: Answers) => unknown, warmUp = WARM_UP): number[] {
  for (let asked = 0; asked < warmUp; asked += 1) {
    const answers = users[asked % users.length];
    if (answers) ask(answers);
  }
  return users.map((answers) => {
    let best = Infinity;
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const started = performance.now();
      ask(answers);
      best = Math.min(best, performance.now() - started);
    }
    return best;
  });
}

/** Includes buffers outside the heap. */
function bytesInUse(collect: () => void): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Exposes the garbage collector without a flag on the command line. */
function exposedGc(): () => void {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  return typeof found === 'function' ? () => void Reflect.apply(found, undefined, []) : () => undefined;
}

function measureMemory(laptops: readonly Laptop[]): Row {
  const collect = exposedGc();
  const before = bytesInUse(collect);
  const columns = buildColumns(laptops, true);
  const scratch = createScratch(columns);
  const perLaptop = (bytesInUse(collect) - before) / laptops.length;
  return atMost(
    `bytes for each of ${columns.laptops.length} laptops beyond the catalogue (${scratch.rows.length} rows)`,
    perLaptop,
    MEMORY_BAR_BYTES,
    (bytes) => `${Math.round(bytes)} bytes`,
  );
}

const timeRow = (what: string, size: number, times: readonly number[], bar: number): Row =>
  atMost(
    `median time per ${what}, ${size} laptops (p99 ${milliseconds(quantile(times, 0.99))})`,
    quantile(times, 0.5),
    bar,
    milliseconds,
  );

const growthRow = (measure: string, growth: number, bar: number): Row =>
  atMost(`growth ${measure}`, growth, bar, (factor) => `${factor.toFixed(1)} × the time`);

/** The questions about all laptops, in a catalogue of some size. */
function questionsIn(laptops: readonly Laptop[], size: number, users: readonly Answers[]) {
  const many = synthesize(laptops, size);
  const advisor = advisorFor(many);
  return {
    market: () => users.forEach((answers) => advisor.market(answers)),
    why: () => users.forEach((answers, index) => whyOf(advisor, answers, many[(index * 41) % size]?.id ?? '')),
  };
}

/**
 * Alternates between both, so that a busy machine slows both. @returns how many times the processor time the other
 * needs
 */
function growthOf(ask: () => void, other: () => void): number {
  const least = [ask, other].map((task) => ({ task, micros: Infinity }));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const timed of least) {
      const before = process.cpuUsage();
      timed.task();
      timed.micros = Math.min(timed.micros, process.cpuUsage(before).user);
    }
  }
  return (least[1]?.micros ?? Number.NaN) / (least[0]?.micros ?? Number.NaN);
}

function measureSwollen(laptops: readonly Laptop[], users: readonly Answers[]): Row[] {
  const [usual, swollen] = [laptops.length, SWOLLEN.laptops].map((size) => questionsIn(laptops, size, users));
  return (['market', 'why'] as const).map((question) => {
    const growth = usual && swollen ? growthOf(usual[question], swollen[question]) : Number.NaN;
    return growthRow(`from ${laptops.length} to ${SWOLLEN.laptops} laptops: ${question}`, growth, SWOLLEN.bar);
  });
}

/** @param short fewer requests, for `npm test` */
export function measureScale(laptops: readonly Laptop[], seed: number, short: boolean): Row[] {
  const users = fc.sample(profiles, { seed, numRuns: short ? 60 : 300 });
  const medians = new Map<number, number>();
  const rows: Row[] = [];
  for (const size of SIZES) {
    const many = synthesize(laptops, size);
    const advisor = advisorFor(many);
    const left = new Map(users.map((answers) => [answers, advisor.recommend(answers).filteredLaptops]));
    const first = timesOf(users, (answers) => advisor.recommend(answers), size === SIZES[0] ? LONG_WARM_UP : WARM_UP);
    medians.set(size, quantile(first, 0.5));
    const bar = TIME_BARS[size];
    if (bar !== undefined) {
      const more = timesOf(users, (userInput) =>
        advisor.more({ userInput, filteredLaptops: left.get(userInput) ?? [], count: 6 }),
      );
      rows.push(timeRow('first answer', size, first, bar), timeRow('«more options»', size, more, bar));
      // Of a hundred thousand laptops the market lists all that qualify.
      const market = () => timesOf(users, (answers) => advisor.market(answers));
      if (size === SIZES[0]) rows.push(timeRow('market', size, market(), bar));
    }
    if (size === SIZES.at(-1)) rows.push(measureMemory(many));
  }
  const growth = (medians.get(100_000) ?? Number.NaN) / (medians.get(10_000) ?? Number.NaN);
  return [...rows, ...measureSwollen(laptops, users), growthRow('from 10,000 to 100,000 laptops', growth, GROWTH_BAR)];
}
