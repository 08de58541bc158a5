import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { expect, it, vi } from 'vitest';
import { startProgram } from '#bench/child-program.ts';

const AT_ONCE = 50;
const WARM_UP = 500;
const QUESTIONS = 4000;
const LIMIT_MS = 150;
vi.setConfig({ testTimeout: 120_000 });

it('50 of the dearest list questions at once leave the health check an answer within 150 ms', async () => {
  const api = await startProgram(['api/server.ts'], { REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'warn' });
  /** The time of its thread in milliseconds, which other programs do not lengthen. */
  const ran = () => Number(readFileSync(`/proc/${api.process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const flood = async (amount: number) =>
    await autocannon({ url: `${api.url}/api/laptops?limit=100`, connections: AT_ONCE, amount, workers: 1 });
  try {
    await flood(WARM_UP);
    const over = new AbortController();
    const flooding = flood(QUESTIONS).finally(() => over.abort());
    const waits = [];
    while (!over.signal.aborted) {
      const before = ran();
      await (await fetch(`${api.url}/api/health`)).text();
      waits.push(ran() - before);
    }
    const answered = (await flooding)['2xx'];
    expect(answered).toBe(QUESTIONS);
    expect(waits.length).toBeGreaterThan(QUESTIONS / AT_ONCE / 2);
    const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)];
    expect(p99).toBeLessThan(LIMIT_MS);
  } finally {
    await api.end('SIGKILL');
  }
});
