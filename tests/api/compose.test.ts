import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { composeApi } from '#api/compose.ts';
import { readApiConfig } from '#api/config.ts';
import { posting } from '../support/api-calls.ts';
import { MESSAGE } from '../support/contact-api.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const ADDRESS = '198.51.100.4';

const outbox = temporaryFolder();

/** @returns a function that sends a request; without an address, the request has no connection. */
function newApi(settings: Record<string, string> = {}) {
  const { app } = composeApi(readApiConfig({ LOG_LEVEL: 'silent', OUTBOX_FOLDER: outbox, ...settings }));
  return async (path: string, body?: unknown, address?: string) => {
    const environment = address === undefined ? undefined : { incoming: { socket: { remoteAddress: address } } };
    return app.request(path, body === undefined ? {} : posting(body), environment);
  };
}

const send = async (times: number, settings: Record<string, string> = {}) => {
  const ask = newApi(settings);
  const statuses = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await ask('/api/send-contact', MESSAGE, ADDRESS)).status);
  return statuses;
};

describe('the API with its default settings, called without a connection', () => {
  it('has no limit', async () => {
    const ask = newApi();
    for (let turn = 0; turn < 700; turn += 1) expect((await ask('/api/health')).status).toBe(200);
  });

  it('accepts more messages than one address may send', async () => {
    const ask = newApi();
    for (let turn = 0; turn < 12; turn += 1) expect((await ask('/api/send-contact', MESSAGE)).status).toBe(200);
    expect(await readdir(outbox)).toHaveLength(12);
  });
});

describe('an outbox that cannot be created', () => {
  it.each(['/proc/nope', '/proc/nope/outbox'])(
    'makes the contact form respond with 502, each time: %s',
    async (folder) => {
      const ask = newApi({ OUTBOX_FOLDER: folder });
      for (const _ of [1, 2]) expect((await ask('/api/send-contact', MESSAGE)).status).toBe(502);
    },
  );
});

describe('the number of accepted contact messages', () => {
  it('is ten from one address by default', async () => {
    expect(await send(11)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('is configurable, for each address and for all of them', async () => {
    expect(await send(4, { CONTACT_PER_ADDRESS: '3' })).toEqual([200, 200, 200, 429]);
    expect(await send(4, { CONTACT_PER_ADDRESS: '0', CONTACT_PER_HOUR: '3' })).toEqual([200, 200, 200, 429]);
    expect(await send(11, { CONTACT_PER_ADDRESS: '0' })).not.toContain(429);
  });
});
