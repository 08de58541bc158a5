/** Compares visitors' waiting times while the catalogue is swapped with those without a swap. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { CATALOGUE_FILE, parseRecords } from '#catalogue/load.ts';
import { publish } from '#catalogue/snapshot/store.ts';
import { type ChildProgram, startProgram } from '#bench/child-program.ts';
import { median } from '../report.ts';

const CONNECTIONS = 8;
const SEEN_WITHIN_MS = 30_000;
/** More questions than the cache holds answers. */
const BUDGETS = Array.from({ length: 150 }, (_, n) => 600 + n * 15);
const START = Date.parse('2026-11-16T06:00:00Z');

interface Swaps {
  /** Requests without the right answer. */
  failed: number;
  requests: number;
  swaps: number;
  /** The 99th percentile of the median round, in milliseconds. */
  calmP99: number;
  swappedP99: number;
}

async function visit(url: string, seconds: number) {
  const { errors, timeouts, non2xx, requests, latency } = await autocannon({
    url: `${url}/api/recommendations`,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: SEEN_WITHIN_MS / 1000,
    requests: BUDGETS.map((budget) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ purposes: ['office'], budget }),
    })),
  });
  return { failed: errors + timeouts + non2xx, requests: requests.total, p99: latency.p99 };
}

/** Every snapshot has other prices, so that every answer differs. */
function publishNext(folder: string, turn: number): string {
  const records = parseRecords(readFileSync(CATALOGUE_FILE, 'utf8'), CATALOGUE_FILE).map((record) =>
    Object.assign(record, { priceEur: record.priceEur + turn }),
  );
  const refreshedAt = new Date(START + turn * 1000).toISOString();
  return publish(folder, { version: 1, refreshedAt, records, offers: {}, history: {}, identifiers: {} });
}

async function untilInUse(api: ChildProgram, version: string): Promise<void> {
  const until = Date.now() + SEEN_WITHIN_MS;
  while (Date.now() < until) {
    if ((await (await fetch(`${api.url}/api/health`)).text()).includes(version)) return;
    await sleep(50);
  }
  throw new Error(`${version} is not in use: ${api.lines().join('\n')}`);
}

async function swap(api: ChildProgram, folder: string, turn: number): Promise<void> {
  const version = publishNext(folder, turn);
  api.process.kill('SIGHUP');
  await untilInUse(api, version);
}

/**
 * Rounds with and without a swap alternate, so that a busy machine slows both. @param seconds of each half of a round
 */
export async function measureSwaps(rounds: number, seconds: number): Promise<Swaps> {
  const folder = mkdtempSync(join(tmpdir(), 'swaps-'));
  publishNext(folder, 0);
  const api = await startProgram(['api/server.ts'], {
    CATALOGUE_FOLDER: folder,
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  });
  try {
    await visit(api.url, seconds);
    const calm = [];
    const swapped = [];
    for (let turn = 1; turn <= rounds; turn += 1) {
      calm.push(await visit(api.url, seconds));
      const [visited] = await Promise.all([visit(api.url, seconds), swap(api, folder, turn)]);
      swapped.push(visited);
    }
    return {
      failed: swapped.reduce((sum, { failed }) => sum + failed, 0),
      requests: swapped.reduce((sum, { requests }) => sum + requests, 0),
      swaps: rounds,
      calmP99: median(calm.map(({ p99 }) => p99)),
      swappedP99: median(swapped.map(({ p99 }) => p99)),
    };
  } finally {
    await api.end('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}
