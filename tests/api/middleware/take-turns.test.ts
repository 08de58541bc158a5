import { getRequestListener } from '@hono/node-server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '#api/http-server.ts';
import { createClientAddress } from '#api/middleware/clients.ts';
import { listen } from '#bench/free-port.ts';
import { newContact } from '#tests/support/contact.ts';
import { openConnection, postHead } from '#tests/support/raw-connection.ts';
import { advisor, newTestApp } from '#tests/support/test-app.ts';

/** Other answers than these may be finished before that of somebody else. */
const FEW = 10;
const BURST = 150;
const BODY = JSON.stringify({ text: 'Acer, 16 GB' });
const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
const DEAR_HEAD = postHead('/api/laptops/read', BODY.length);
const DEAR = DEAR_HEAD + BODY;

let url = '';
/** How many adverts have been read. */
let read = 0;
beforeEach(async () => {
  read = 0;
  const counting = {
    ...advisor,
    read: (text: string) => {
      read += 1;
      return advisor.read(text);
    },
  };
  const { contact } = newContact({ clientAddress: createClientAddress(0) });
  const listener = getRequestListener(newTestApp({ current: () => counting, contact }).fetch);
  const { origin, stop } = await listen(createHttpServer((request, response) => void listener(request, response)));
  url = origin;
  onTestFinished(stop);
});

function send(request: string, from = '127.0.0.1') {
  const client = openConnection(url, from);
  client.send(request);
  return client;
}
const answered = (client: ReturnType<typeof send>) => client.until(/^HTTP\/1\.1 200 [^]*\}$/);

describe('while 150 new connections of one address ask for what is dear, another address', () => {
  it.each([
    ['is told the health', HEALTH],
    ['gets its own dear answer', DEAR],
  ])('%s after few of them, on a new connection and on a kept one', async (_what, request) => {
    const kept = send(HEALTH, '127.0.0.2');
    await answered(kept);
    const burst = Array.from({ length: BURST }, () => send(DEAR));
    kept.send(request);
    await Promise.all([kept.until(/\}HTTP[^]*\}$/), answered(send(request, '127.0.0.2'))]);
    expect(read).toBeLessThan(FEW);
    await Promise.all(burst.map(answered));
    expect(read).toBe(BURST + (request === DEAR ? 2 : 0));
  });

  it('is told the health after few of them, when their bodies arrive later and all at once', async () => {
    const burst = Array.from({ length: BURST }, () => send(DEAR_HEAD));
    const kept = send(HEALTH, '127.0.0.2');
    await Promise.all([answered(kept), answered(send(DEAR))]);
    for (const client of burst) client.send(BODY);
    kept.send(HEALTH);
    await kept.until(/\}HTTP[^]*\}$/);
    expect(read).toBeLessThan(FEW);
    await Promise.all(burst.map(answered));
  });
});

it('a client that leaves while it waits costs nothing', async () => {
  const left = Array.from({ length: FEW }, () => send(DEAR));
  await Promise.all(left.map((client) => client.connected()));
  for (const client of left) client.socket.destroy();
  await answered(send(DEAR));
  expect(read).toBeLessThan(FEW / 2);
});
