import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, type ServerLimits } from '#api/http-server.ts';
import { listen } from '#bench/free-port.ts';
import { openConnection, postHead } from '#tests/support/raw-connection.ts';

const LONG_MS = 60_000;
const SHORT_MS = 100;
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const GENEROUS: ServerLimits = {
  headersMs: LONG_MS,
  requestMs: LONG_MS,
  checkMs: 20,
  inactivityMs: LONG_MS,
  keepAliveMs: LONG_MS,
  connections: 100,
  connectionsPerPeer: 100,
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const readAll: RequestListener = (request, response) => {
  request.resume();
  request.once('end', () => response.end('all of it'));
};

async function start(limits: Partial<ServerLimits>, listener = readAll): Promise<string> {
  server = createHttpServer(listener, { ...GENEROUS, ...limits });
  return (await listen(server)).origin;
}

describe('the server', () => {
  it('closes a connection whose headers do not arrive', async () => {
    const client = openConnection(await start({ headersMs: SHORT_MS }));
    client.send('POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(await client.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('closes a connection whose body arrives too slowly', async () => {
    const client = openConnection(await start({ headersMs: SHORT_MS, requestMs: SHORT_MS }));
    client.send(postHead('/', 1000));
    const drip = setInterval(() => client.send('x'), 10);
    const answer = await client.closed;
    clearInterval(drip);
    expect(answer).not.toContain('all of it');
  });

  it('closes a connection whose client does not read the response', async () => {
    let sent = false;
    const url = await start({ inactivityMs: SHORT_MS }, (_request, response) => {
      response.once('finish', () => {
        sent = true;
      });
      response.end(Buffer.alloc(64 * 1024 * 1024));
    });
    const client = openConnection(url);
    const gone = once(server ?? client.socket, 'connection').then(([socket]) => once(socket, 'close'));
    client.socket.pause();
    client.send(GET);
    await gone;
    expect(sent).toBe(false);
    client.socket.destroy();
  });

  it('closes an idle connection', async () => {
    const client = openConnection(await start({ keepAliveMs: SHORT_MS }));
    client.send(GET);
    expect(await client.closed).toContain('all of it');
  });

  it.each([
    ['in all', { connections: 2 }, /^$/],
    ['of one address, without affecting others', { connectionsPerPeer: 2 }, /all of it/],
  ])('accepts no more connections than the limit %s', async (_, limits, others) => {
    const url = await start(limits);
    const [first, second] = [openConnection(url, '127.0.0.2'), openConnection(url, '127.0.0.2')];
    await Promise.all([first.connected(), second.connected()]);
    const ask = (from: string) => {
      const client = openConnection(url, from);
      client.send(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      return client.closed;
    };
    expect(await ask('127.0.0.2')).toBe('');
    expect(await ask('127.0.0.3')).toMatch(others);

    second.send(GET);
    await second.until(/all of it/);
    first.socket.destroy();
    await first.closed;
    await expect.poll(() => ask('127.0.0.2')).toContain('all of it');
  });

  it('has limits for all of this by default', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = createHttpServer(readAll);
    const limits = [headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections];
    expect(limits.filter((limit) => !(limit > 0 && limit <= 65_000))).toEqual([]);
  });
});
