/** Checks the properties for many users in parallel processes, each with its own seed. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { BenchOptions } from './options.ts';
import type { Row } from '../report.ts';

const PROGRAM = fileURLToPath(new URL('run-properties.ts', import.meta.url));
const outcomesSchema = z.array(
  z.object({ name: z.string(), failed: z.boolean(), runs: z.int(), seed: z.int(), report: z.string() }),
);

const MAX_PROCESSES = 2;
const SEED_STRIDE = 1_000_003;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

async function runShare(catalogueFile: string, seed: number, runs: number) {
  const args = [PROGRAM, catalogueFile, String(seed), String(runs)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MAX_OUTPUT_BYTES });
  return outcomesSchema.parse(JSON.parse(stdout));
}

/** @returns one row for each property */
export async function measureProperties({ catalogueFile, seed, profiles }: BenchOptions): Promise<Row[]> {
  const processes = Math.min(MAX_PROCESSES, availableParallelism());
  const all = await Promise.all(
    Array.from({ length: processes }, (_, index) =>
      runShare(catalogueFile, seed + index * SEED_STRIDE, Math.ceil(profiles / processes)),
    ),
  );
  const names = (all[0] ?? []).map(({ name }) => name);
  return names.map((name) => {
    const outcomes = all.flat().filter((outcome) => outcome.name === name);
    const runs = outcomes.reduce((sum, outcome) => sum + outcome.runs, 0);
    const failed = outcomes.filter((outcome) => outcome.failed);
    return {
      measure: name,
      result: `${failed.length} failures in ${runs} profiles`,
      bar: '0 failures',
      met: failed.length === 0,
      detail: failed.map(({ report }) => report).join('\n'),
    };
  });
}
