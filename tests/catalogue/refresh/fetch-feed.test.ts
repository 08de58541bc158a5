import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FeedError } from '#catalogue/feeds/feed-offer.ts';
import { readWithRetries } from '#catalogue/refresh/read-feeds.ts';
import { freePort } from '#bench/free-port.ts';
import { aFeed } from '../feeds/a-feed.ts';
import { cut, feedServer, status, stuck, text } from './feed-server.ts';

const LIMITS = { attemptMs: 1000, attempts: 3, pauseMs: 5, bytes: 1000 };
const BODY = 'id\ttitle\tprice\tlink\n1\tPortátil Acme Book 14\t600 EUR\thttps://tienda.es/1\n';

const server = feedServer();

const sourceAt = (url: string, changes: object = {}) => aFeed({ url, privateNetwork: true, ...changes });
const fetchFrom = (config: ReturnType<typeof sourceAt>) => readWithRetries(config, '2026-11-22T12:00:00.000Z', LIMITS);
const fetchOnce = () => fetchFrom(sourceAt(server.url('/feed')));

describe('fetching a feed', () => {
  it.each([
    ['a server that is down for a moment', status(500)],
    ['a server that has too much to do', status(429)],
    ['a connection that breaks', cut(BODY)],
    ['a connection that breaks in a packed file', cut(gzipSync(BODY))],
    ['a connection that says nothing more', stuck],
  ])('tries again after %s', async (_, failure) => {
    server.answer('/feed', failure, text(BODY));
    expect((await fetchOnce()).offers).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['answered with 503, 3 times', status(503), 3],
    ['took too long, 3 times', stuck, 3],
    ['connection failed', cut(BODY), 3],
    ['answered with 403', status(403), 1],
    ['larger than 1000 bytes', text(`${BODY}${'x'.repeat(1001)}`), 1],
  ])('gives up: %s', async (message, failure, attempts) => {
    server.answer('/feed', failure);
    const failed = fetchOnce();
    await expect(failed).rejects.toThrow(FeedError);
    await expect(failed).rejects.toThrow(message);
    expect(server.requests.length).toBeGreaterThanOrEqual(attempts);
    expect(server.requests.length > 1).toBe(attempts > 1);
  });

  it('is redirected to the hosts that the operator lists, and to no private network', async () => {
    server.answer('/feed', status(302, { Location: server.url('/moved').replace('127.0.0.1', 'localhost') }));
    server.answer('/moved', text(BODY));
    const source = sourceAt(server.url('/feed'), { hosts: ['tienda.es'] });
    await expect(fetchFrom(source)).rejects.toThrow(new FeedError('redirected to another host, localhost'));
    expect((await fetchFrom({ ...source, hosts: [...source.hosts, 'localhost'] })).offers).toHaveLength(1);
    const closed = fetchFrom({ ...source, privateNetwork: false });
    await expect(closed).rejects.toThrow(new FeedError('127.0.0.1 is in a private network'));
  });

  it('never names the address, which may hold a key', async () => {
    const url = `http://127.0.0.1:${await freePort()}/feed?key=SECRET`;
    await expect(fetchFrom(sourceAt(url))).rejects.toThrow(/^connection failed \(ECONNREFUSED\)/);
  });
});
