/** The API by its settings. */
import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeApi } from '#api/compose.ts';
import { readApiConfig } from '#api/config.ts';
import { SITE } from '#src/config/site.ts';
import { errorOf, posting } from '../support/api-calls.ts';
import { MESSAGE } from '../support/contact-api.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const outbox = temporaryFolder();
afterEach(() => void vi.useRealTimers());

interface Client {
  /** `null` for a call without a connection. */
  socket?: string | null;
  forwardedFor?: string;
}

/** @returns functions that ask for the health and send a message */
function newApi(settings: Record<string, string> = {}) {
  const { app } = composeApi(readApiConfig({ LOG_LEVEL: 'silent', OUTBOX_FOLDER: outbox, ...settings }));
  const call = (
    path: string,
    init: { headers?: Record<string, string> },
    { socket = '198.51.100.4', forwardedFor }: Client,
  ) => {
    const headers = { ...init.headers, ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }) };
    const environment = socket === null ? undefined : { incoming: { socket: { remoteAddress: socket } } };
    return app.request(path, { ...init, headers }, environment);
  };
  return {
    ask: (client: Client = {}) => call('/api/health', {}, client),
    send: (client: Client = {}) => call('/api/send-contact', posting(MESSAGE), client),
  };
}

async function statusesOf(times: number, ask: (turn: number) => Response | Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await ask(turn)).status);
  return statuses;
}
const sendTimes = (times: number, settings: Record<string, string> = {}) => {
  const { send } = newApi(settings);
  return statusesOf(times, () => send());
};

describe('the settings', () => {
  it('have defaults, among them the site’s support address', () => {
    const config = readApiConfig({ SMTP_URL: '', TRUSTED_PROXIES: '' });
    expect(config.SMTP_URL).toBeUndefined();
    expect(config.VITE_SUPPORT_EMAIL).toBe(SITE.supportEmail);
    expect(config).toMatchObject({ OUTBOX_FOLDER: 'outbox', TRUSTED_PROXIES: 0 });
  });

  it('name hosts as the site reads them', () => {
    expect(readApiConfig({ VITE_SHOP_HOSTS: ' Tienda.es, b.com,' }).VITE_SHOP_HOSTS).toEqual(['tienda.es', 'b.com']);
  });

  it.each([
    ['SMTP_URL', 'https://mail.example'],
    ['MARKETPLACE_HOST', 'amazon.es/s'],
    ['VITE_SUPPORT_EMAIL', 'hola'],
    ['TRUSTED_PROXIES', '-1'],
    ['CONTACT_PER_ADDRESS', 'muchos'],
  ])('are rejected with the name of the variable when %s is invalid', (name, value) => {
    expect(() => readApiConfig({ [name]: value })).toThrow(name);
  });
});

describe('the limit of requests from one address', () => {
  it('responds with 429 and Retry-After, and does not affect other addresses', async () => {
    const { ask } = newApi({ REQUESTS_PER_MINUTE: '3' });
    expect(await statusesOf(4, () => ask())).toEqual([200, 200, 200, 429]);
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
    const { ask } = newApi({ REQUESTS_PER_MINUTE: '2' });
    await statusesOf(2, () => ask());
    vi.advanceTimersByTime(afterMs);
    expect((await ask()).headers.get('Retry-After')).toBe(seconds);
  });

  it('counts each client behind a trusted proxy separately, and is not bypassed by forged headers', async () => {
    const { ask } = newApi({ REQUESTS_PER_MINUTE: '3', TRUSTED_PROXIES: '1' });
    const forged = (turn: number) => ask({ forwardedFor: `203.0.113.${turn}, 192.0.2.9` });
    expect(await statusesOf(4, forged)).toEqual([200, 200, 200, 429]);
    expect(await statusesOf(4, (turn) => ask({ forwardedFor: `203.0.113.${turn}` }))).not.toContain(429);
  });

  it('allows a class of 30 behind one address a whole visit each in the same minute', async () => {
    const { ask } = newApi();
    const callsOfAVisit = 1 + 1 + 9;
    expect(new Set(await statusesOf(30 * callsOfAVisit, () => ask()))).toEqual(new Set([200]));
    expect(await statusesOf(300, () => ask())).toContain(429);
  });

  it.each([
    ['switched off', { REQUESTS_PER_MINUTE: '0' }, {}],
    ['called without a connection', {}, { socket: null }],
  ])('is none when it is %s', async (_, settings, client) => {
    const { ask } = newApi(settings);
    expect(await statusesOf(700, () => ask(client))).not.toContain(429);
  });
});

describe('the number of accepted contact messages', () => {
  it('is ten from one address by default, and has no limit without a connection', async () => {
    expect(await sendTimes(11)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const { send } = newApi();
    expect(await statusesOf(12, () => send({ socket: null }))).not.toContain(429);
    expect(await readdir(outbox)).toHaveLength(10 + 12);
  });

  it('is configurable, for each address and for all of them', async () => {
    expect(await sendTimes(4, { CONTACT_PER_ADDRESS: '3' })).toEqual([200, 200, 200, 429]);
    expect(await sendTimes(4, { CONTACT_PER_ADDRESS: '0', CONTACT_PER_HOUR: '3' })).toEqual([200, 200, 200, 429]);
    expect(await sendTimes(11, { CONTACT_PER_ADDRESS: '0' })).not.toContain(429);
  });

  it.each(['/proc/nope', '/proc/nope/outbox'])('is none, with 502, where the outbox cannot be: %s', async (folder) => {
    expect(await sendTimes(2, { OUTBOX_FOLDER: folder })).toEqual([502, 502]);
  });
});
