/** Loads the API on one core from the other, compared with an empty route of its framework. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import { startProgram } from '#local/child-program.ts';
import { openLiveHeap } from '../api/live-heap.ts';
import { mebibytes, median, medianAndRange, medianAtMost, type Row } from '../report.ts';

const BARS = { p99Ms: 15, share: 0.5, startMs: 500, growth: 0.1 } as const;
const CONNECTIONS = 20;
const API = ['api/server.ts'];
const EMPTY = ['bench/site/empty-route.ts'];
const ROOT = join(import.meta.dirname, '../..');
/** As in the `Dockerfile`, without the limit per caller: here all requests come from one. */
const SETTINGS = {
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: join(ROOT, '.cache/site-bench/compiled'),
};
const LOAD_PROGRAM = join(import.meta.dirname, 'load-program.ts');

const resultSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.literal(0),
  errors: z.literal(0),
});
type Load = z.infer<typeof resultSchema>;

export async function measureApi(runs: number, seconds: number): Promise<Row[]> {
  const repeated: Load[] = [];
  const distinct: Load[] = [];
  const empty: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    repeated.push(await measureLoad(API, seconds));
    distinct.push(await measureLoad(API, seconds, ['--different', String(run)]));
    empty.push(await measureLoad(EMPTY, seconds));
  }
  compileApi();
  const starts = await repeat(runs, measureStart);
  const share =
    median(repeated.map(({ requests }) => requests.average)) / median(empty.map(({ requests }) => requests.average));
  const rate = (loads: readonly Load[]) =>
    medianAndRange(
      loads.map(({ requests }) => requests.average),
      0,
      '/s',
    );
  return [
    medianAtMost(
      `API: p99 latency with ${CONNECTIONS} connections`,
      repeated.map(({ latency }) => latency.p99),
      BARS.p99Ms,
      ' ms',
    ),
    {
      measure: 'API: throughput relative to an empty route',
      result: `${(share * 100).toFixed(0)} % · ${rate(repeated)} of ${rate(empty)}`,
      bar: `≥ ${BARS.share * 100} %`,
      met: share >= BARS.share,
      values: repeated.map(({ requests }) => requests.average),
    },
    {
      measure: 'API: the same without cached answers',
      result: `p99 ${medianAndRange(
        distinct.map(({ latency }) => latency.p99),
        0,
        ' ms',
      )} · ${rate(distinct)}`,
      bar: '',
      met: null,
      values: distinct.map(({ requests }) => requests.average),
    },
    medianAtMost('API: start to first response', starts, BARS.startMs, ' ms'),
    await measureMemory(),
  ];
}

async function measureLoad(
  program: readonly string[],
  seconds: number,
  options: readonly string[] = [],
): Promise<Load> {
  const started = await startProgram(program, SETTINGS);
  pin(started.process.pid, 0);
  try {
    sendLoad(started.url, ['--seconds', '2', ...options]);
    return sendLoad(started.url, ['--seconds', String(seconds), ...options]);
  } finally {
    await started.end('SIGKILL');
  }
}

function pin(pid: number | undefined, core: number): void {
  execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' });
}

function sendLoad(url: string, options: readonly string[]): Load {
  const command = ['-c', '1', process.execPath, LOAD_PROGRAM, url, '--connections', String(CONNECTIONS), ...options];
  return resultSchema.parse(
    JSON.parse(execFileSync('taskset', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
  );
}

/** Fills the compile cache, as the `Dockerfile` does. */
function compileApi(): void {
  const args = ['--input-type=module', '--eval', "await import('./api/server.ts'); process.exit()"];
  execFileSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...SETTINGS, PORT: '0' }, stdio: 'ignore' });
}

async function measureStart(): Promise<number> {
  const start = performance.now();
  const api = await startProgram(API, SETTINGS);
  const response = await fetch(`${api.url}/api/recommendations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"purposes":["office"],"budget":900}',
  });
  await response.arrayBuffer();
  const duration = performance.now() - start;
  await api.end('SIGKILL');
  if (!response.ok) throw new Error(`The API responded with ${response.status}`);
  return duration;
}

async function measureMemory(): Promise<Row> {
  const api = await startProgram(['--inspect=127.0.0.1:0', ...API], SETTINGS);
  const heap = await openLiveHeap(api.lines());
  sendLoad(api.url, ['--amount', '2000']);
  const before = await heap.bytes();
  sendLoad(api.url, ['--amount', '8000']);
  const after = await heap.bytes();
  heap.close();
  await api.end('SIGKILL');
  const growth = after / before - 1;
  return {
    measure: 'API: heap growth from 2,000 to 10,000 requests',
    result: `${(growth * 100).toFixed(1)} % · ${mebibytes(before)} → ${mebibytes(after)}`,
    bar: `≤ ${BARS.growth * 100} %`,
    met: growth <= BARS.growth,
    values: [before, after],
  };
}

async function repeat<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await run());
  return results;
}
