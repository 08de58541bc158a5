/** The API on one core, beside an empty route of its framework; the load comes from the other. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import { startProgram } from '../../tests/support/child-program.ts';
import { openLiveHeap } from '../api-bench/live-heap.ts';
import { atMost, type Measure, median, spread } from './report.ts';

const BARS = { p99Ms: 15, share: 0.5, startMs: 500, growth: 0.1 } as const;
const CONNECTIONS = 20;
const API = ['api/server.ts'];
const EMPTY = ['scripts/site-bench/empty-route.ts'];
const ROOT = join(import.meta.dirname, '../..');
/** As hosted (see `Dockerfile`), save the limit for one caller, who here is all of them. */
const SETTINGS = {
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: join(ROOT, '.cache/site-bench/compiled'),
};
const ASK = join(import.meta.dirname, 'ask.ts');

const resultSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.literal(0),
  errors: z.literal(0),
});
type Load = z.infer<typeof resultSchema>;

export async function measureApi(runs: number, seconds: number): Promise<Measure[]> {
  const own: Load[] = [];
  const different: Load[] = [];
  const empty: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    own.push(await loadProgram(API, seconds));
    different.push(await loadProgram(API, seconds, ['--different', String(run)]));
    empty.push(await loadProgram(EMPTY, seconds));
  }
  compileApi();
  const starts = await repeat(runs, measureStart);
  const share =
    median(own.map(({ requests }) => requests.average)) / median(empty.map(({ requests }) => requests.average));
  const rate = (loads: readonly Load[]) =>
    spread(
      loads.map(({ requests }) => requests.average),
      0,
      '/s',
    );
  return [
    atMost(
      `API: slowest hundredth of requests, ${CONNECTIONS} connections`,
      own.map(({ latency }) => latency.p99),
      BARS.p99Ms,
      ' ms',
    ),
    {
      measure: 'API: requests per second beside an empty route',
      result: `${(share * 100).toFixed(0)} % · ${rate(own)} of ${rate(empty)}`,
      bar: `≥ ${BARS.share * 100} %`,
      met: share >= BARS.share,
      values: own.map(({ requests }) => requests.average),
    },
    {
      measure: 'API: the same for questions that nobody asked before',
      result: `p99 ${spread(
        different.map(({ latency }) => latency.p99),
        0,
        ' ms',
      )} · ${rate(different)}`,
      bar: '',
      met: null,
      values: different.map(({ requests }) => requests.average),
    },
    atMost('API: from start to first answer', starts, BARS.startMs, ' ms'),
    await measureMemory(),
  ];
}

async function loadProgram(
  program: readonly string[],
  seconds: number,
  questions: readonly string[] = [],
): Promise<Load> {
  const started = await startProgram(program, SETTINGS);
  pin(started.process.pid, 0);
  try {
    fire(started.url, ['--seconds', '2', ...questions]);
    return fire(started.url, ['--seconds', String(seconds), ...questions]);
  } finally {
    await started.end('SIGKILL');
  }
}

/** Keeps a running program on one core, where the system knows how. */
function pin(pid: number | undefined, core: number): void {
  execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' });
}

function fire(url: string, how: readonly string[]): Load {
  const command = ['-c', '1', process.execPath, ASK, url, '--connections', String(CONNECTIONS), ...how];
  return resultSchema.parse(
    JSON.parse(execFileSync('taskset', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
  );
}

/** As the image does when it is built. */
function compileApi(): void {
  const args = ['--input-type=module', '--eval', "await import('./api/server.ts'); process.exit()"];
  execFileSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...SETTINGS, PORT: '0' }, stdio: 'ignore' });
}

async function measureStart(): Promise<number> {
  const begun = performance.now();
  const api = await startProgram(API, SETTINGS);
  const answer = await fetch(`${api.url}/api/recommendations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"purposes":["office"],"budget":900}',
  });
  await answer.arrayBuffer();
  const took = performance.now() - begun;
  await api.end('SIGKILL');
  if (!answer.ok) throw new Error(`The API answers ${answer.status}`);
  return took;
}

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

async function measureMemory(): Promise<Measure> {
  const api = await startProgram(['--inspect=127.0.0.1:0', ...API], SETTINGS);
  const heap = await openLiveHeap(api.lines());
  fire(api.url, ['--amount', '2000']);
  const before = await heap.bytes();
  fire(api.url, ['--amount', '8000']);
  const after = await heap.bytes();
  heap.close();
  await api.end('SIGKILL');
  const growth = after / before - 1;
  return {
    measure: 'API: memory kept after 10,000 requests, over that after 2,000',
    result: `${(growth * 100).toFixed(1)} % · ${megabytes(before)} → ${megabytes(after)} MB`,
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
