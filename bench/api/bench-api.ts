/**
 * `npm run bench:api`: how soon the API answers after its start, and how it bears a minute of 20 clients that ask for
 * recommendations without a pause, on one core. Exit code 1 over a bar.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startProgram } from '../child-program.ts';
import { atMost, few, mebibytes, medianAtMost, printTable, printVerdict } from '../report.ts';

const BARS = { startMs: 500, p99Ms: 60, residentBytes: 220 * 2 ** 20 } as const;
const STARTS = 5;
const CONNECTIONS = 20;
const SECONDS = { warmUp: 3, load: 60 } as const;
/** Settings of the `Dockerfile`, without the limit for each address: here all requests come from one. */
const SETTINGS = {
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled-api'),
};
const startApi = () => startProgram(['api/server.ts'], SETTINGS);

const post = (answers: object) => ({
  method: 'POST' as const,
  path: '/api/recommendations',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(answers),
});
/** More questions than the API caches answers. */
const QUESTIONS = Array.from({ length: 150 }, (_, n) =>
  post({ purposes: ['programming', 'office'], priorities: ['battery'], budget: 600 + n * 15 }),
);

// The first start fills the compile cache, as the `Dockerfile` does.
await timeStart();
const starts: number[] = [];
for (let run = 0; run < STARTS; run += 1) starts.push(await timeStart());
const { p99, requests, faults, resident } = await load();

const rows = [
  medianAtMost('Start to first answer', starts, BARS.startMs, ' ms'),
  atMost(`Waiting time of 99 % of ${requests} requests`, p99, BARS.p99Ms, (value) => `${value} ms`),
  few('Kinds of requests without an answer', faults),
  atMost('Memory afterwards', resident, BARS.residentBytes, mebibytes),
];
printTable('The API', rows);
process.exit(printVerdict(rows));

/** @returns milliseconds */
async function timeStart(): Promise<number> {
  const start = performance.now();
  const { url, end } = await startApi();
  const [question] = QUESTIONS;
  const response = await fetch(url + question?.path, question);
  await response.text();
  const duration = performance.now() - start;
  // Ended by itself, it writes the compile cache.
  await end('SIGTERM');
  if (!response.ok) throw new Error(`The API responded with ${response.status}`);
  return duration;
}

async function load() {
  const { url, process: api, end } = await startApi();
  try {
    // The requests come from the other core.
    execFileSync('taskset', ['-apc', '0', String(api.pid)], { stdio: 'ignore' });
    const send = (duration: number) =>
      autocannon({ url, connections: CONNECTIONS, duration, requests: [...QUESTIONS] });
    await send(SECONDS.warmUp);
    const { latency, requests: sent, non2xx, errors, timeouts } = await send(SECONDS.load);
    const found = { refused: non2xx, failed: errors, late: timeouts };
    return {
      p99: latency.p99,
      requests: sent.total,
      faults: Object.entries(found).flatMap(([kind, times]) => (times > 0 ? [`${kind}: ${times}`] : [])),
      resident: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1]) * 1024,
    };
  } finally {
    await end('SIGKILL');
  }
}
