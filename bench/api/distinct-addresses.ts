import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { type ChildProgram, startProgram } from '#bench/child-program.ts';

const CONNECTIONS = 30;
/** More requests than one address may send in a minute. */
const OVER_THE_LIMIT = 700;
const AT_ONCE = 20;
const SEEN_ADDRESS = '198.51.100.66';

/** The program's memory, as the system counts it. */
export function residentBytes({ process: { pid } }: ChildProgram): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

/**
 * Sends each request from another address for another path, with the largest shared answer, to a fresh process, because
 * a warm one has already allocated the memory of the first thousands. `grown` is the memory that this took, `seen` the
 * response to an address that had exceeded its limit before.
 */
export async function floodWithAddresses(requests: number) {
  const api = await startProgram(['api/server.ts'], { TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' });
  try {
    const before = residentBytes(api);
    const ask = async () =>
      (await fetch(`${api.url}/api/health`, { headers: { 'X-Forwarded-For': SEEN_ADDRESS } })).status;
    for (let asked = 0; asked < OVER_THE_LIMIT; asked += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, ask));

    let turn = 0;
    const result = await autocannon({
      url: api.url,
      connections: CONNECTIONS,
      amount: requests,
      requests: [
        {
          setupRequest: (request) => {
            turn += 1;
            const address = `${100 + (turn >> 24)}.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
            return { ...request, path: `/api/laptops/names?${turn}`, headers: { 'x-forwarded-for': address } };
          },
        },
      ],
    });
    const grown = residentBytes(api) - before;
    return { requests: result['2xx'], failed: result.non2xx + result.errors, grown, seen: await ask() };
  } finally {
    await api.end('SIGKILL');
  }
}
