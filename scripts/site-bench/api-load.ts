/** The API on one core, beside an empty route of its framework; the load comes from the other. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import { startProgram } from '../../tests/support/child-program.ts';
import { openLiveHeap } from '../api-bench/live-heap.ts';
import { atMost, type Measure, median, spread } from './report.ts';

const BARS = { p99Ms: 15, share: 0.5, startMs: 500, growth: 0.1 } as const;
const CONNECTIONS = 20;
const BODY = JSON.stringify({
  deviceType: 'laptop',
  purposes: ['programming', 'office'],
  priorities: ['battery'],
  budget: 1500,
  requirements: { ram: '16GB' },
});
const API = ['api/server.ts'];
const EMPTY = ['scripts/site-bench/empty-route.ts'];
/** As hosted, save the limit for one caller, who here is all of them. */
const SETTINGS = { REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'error' };
const AUTOCANNON = join(import.meta.dirname, '../../node_modules/.bin/autocannon');

const resultSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.literal(0),
  errors: z.literal(0),
});
type Load = z.infer<typeof resultSchema>;

export async function measureApi(runs: number, seconds: number): Promise<Measure[]> {
  const own: Load[] = [];
  const empty: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    own.push(await loadProgram(API, seconds));
    empty.push(await loadProgram(EMPTY, seconds));
  }
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
    atMost('API: from start to first answer', starts, BARS.startMs, ' ms'),
    await measureMemory(),
  ];
}

async function loadProgram(program: readonly string[], seconds: number): Promise<Load> {
  const started = await startProgram(program, SETTINGS);
  pin(started.process.pid, 0);
  try {
    fire(started.url, ['-d', '2']);
    return fire(started.url, ['-d', String(seconds)]);
  } finally {
    await started.end('SIGKILL');
  }
}

/** Keeps a running program on one core, where the system knows how. */
function pin(pid: number | undefined, core: number): void {
  execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' });
}

function fire(url: string, amount: readonly string[]): Load {
  const args = ['-c', String(CONNECTIONS), ...amount, '-m', 'POST', '-H', 'content-type=application/json', '-b', BODY];
  const command = ['-c', '1', process.execPath, AUTOCANNON, ...args, '--json', `${url}/api/recommendations`];
  return resultSchema.parse(
    JSON.parse(execFileSync('taskset', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
  );
}

async function measureStart(): Promise<number> {
  const begun = performance.now();
  const api = await startProgram(API, SETTINGS);
  const answer = await fetch(`${api.url}/api/recommendations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: BODY,
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
  fire(api.url, ['-a', '2000']);
  const before = await heap.bytes();
  fire(api.url, ['-a', '8000']);
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
