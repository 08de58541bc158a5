/**
 * How fast the API is alone, on one core: waiting time and start. All connections wait at any time, so the waiting time
 * says the throughput too: with 20 of them and 15 ms it is 1,300 a second.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startProgram } from '#bench/child-program.ts';
import { medianAtMost, type Row } from '../report.ts';

const BARS = { p99Ms: 15, startMs: 500 } as const;
const RUNS = 5;
const SECONDS = { warmUp: 2, load: 10 } as const;
const CONNECTIONS = 20;
const API = 'api/server.ts';
/** As in the `Dockerfile`, without the limit for each address: here all requests come from one. */
const SETTINGS = {
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled-api'),
};
const PATH = '/api/recommendations';
const QUESTION = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"purposes":["programming","office"],"priorities":["battery"],"budget":1500,"requirements":{"ram":"16GB"}}',
} as const;

export async function measureSpeed(): Promise<Row[]> {
  // Fills the compile cache, as the `Dockerfile` does.
  await timeStart();
  const [waits, starts]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    waits.push(await measureWait());
    starts.push(await timeStart());
  }
  return [
    medianAtMost(`Waiting time of 99 % with ${CONNECTIONS} connections`, waits, BARS.p99Ms, ' ms'),
    medianAtMost('Start to first answer', starts, BARS.startMs, ' ms'),
  ];
}

/** @returns milliseconds that 99 % wait at most */
async function measureWait(): Promise<number> {
  const { url, process, end } = await startProgram([API], SETTINGS);
  try {
    // The load comes from the other core.
    execFileSync('taskset', ['-apc', '0', String(process.pid)], { stdio: 'ignore' });
    const send = (duration: number) => autocannon({ url: url + PATH, connections: CONNECTIONS, duration, ...QUESTION });
    await send(SECONDS.warmUp);
    const { requests, latency, non2xx, errors } = await send(SECONDS.load);
    if (non2xx + errors > 0) throw new Error(`${non2xx} of ${requests.total} refused, ${errors} failed`);
    return latency.p99;
  } finally {
    await end('SIGKILL');
  }
}

async function timeStart(): Promise<number> {
  const start = performance.now();
  const { url, end } = await startProgram([API], SETTINGS);
  const response = await fetch(url + PATH, QUESTION);
  await response.text();
  const duration = performance.now() - start;
  // Ended by itself, it writes the compile cache.
  await end('SIGTERM');
  if (!response.ok) throw new Error(`The API responded with ${response.status}`);
  return duration;
}
