import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeApi } from '#api/compose.ts';
import { readApiConfig } from '#api/config.ts';
import { errorOf } from '#tests/support/api-calls.ts';

interface Client {
  socket?: string;
  forwardedFor?: string;
}

function newApi(settings: Record<string, string> = {}) {
  const { app } = composeApi(readApiConfig({ LOG_LEVEL: 'silent', ...settings }));
  return ({ socket = '198.51.100.4', forwardedFor }: Client = {}) => {
    const headers = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
    return app.request('/api/health', { headers }, { incoming: { socket: { remoteAddress: socket } } });
  };
}

const askTimes = async (times: number, ask: (turn: number) => Response | Promise<Response>) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await ask(turn)).status);
  return statuses;
};

afterEach(() => void vi.useRealTimers());

describe('the limit of requests from one address', () => {
  it('responds with 429 and Retry-After, and does not affect other addresses', async () => {
    const ask = newApi({ REQUESTS_PER_MINUTE: '3' });
    expect(await askTimes(4, () => ask())).toEqual([200, 200, 200, 429]);
    const rejected = await ask();
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await errorOf(rejected)).code).toBe('too_many_requests');
    expect((await ask({ socket: '198.51.100.5' })).status).toBe(200);
  });

  it.each([
    ['a fifth of a second', 59_800, '1'],
    ['a second and a fifth', 58_800, '2'],
  ])('never sends anybody back too early: %s is rounded up', async (_, afterMs, seconds) => {
    vi.useFakeTimers();
    const ask = newApi({ REQUESTS_PER_MINUTE: '2' });
    await askTimes(2, () => ask());
    vi.advanceTimersByTime(afterMs);
    expect((await ask()).headers.get('Retry-After')).toBe(seconds);
  });

  it('is not bypassed by forged X-Forwarded-For headers', async () => {
    const ask = newApi({ REQUESTS_PER_MINUTE: '3', TRUSTED_PROXIES: '1' });
    const statuses = await askTimes(4, (turn) => ask({ forwardedFor: `203.0.113.${turn}, 192.0.2.9` }));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('counts each client behind a trusted proxy separately', async () => {
    const ask = newApi({ REQUESTS_PER_MINUTE: '1', TRUSTED_PROXIES: '1' });
    expect(await askTimes(3, (turn) => ask({ forwardedFor: `203.0.113.${turn}` }))).toEqual([200, 200, 200]);
  });

  it('allows a class of 30 behind one address a whole visit each in the same minute', async () => {
    const ask = newApi();
    const callsOfAVisit = 1 + 1 + 9;
    expect(new Set(await askTimes(30 * callsOfAVisit, () => ask()))).toEqual(new Set([200]));
    expect(await askTimes(300, () => ask())).toContain(429);
  });

  it('can be switched off', async () => {
    const ask = newApi({ REQUESTS_PER_MINUTE: '0' });
    expect(new Set(await askTimes(700, () => ask()))).toEqual(new Set([200]));
  });
});
