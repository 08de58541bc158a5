import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FeedError } from '#catalogue/feeds/feed-offer.ts';
import { fetchFeed } from '#catalogue/refresh/fetch-feed.ts';
import { readFile } from '#catalogue/refresh/read-feeds.ts';
import { freePort } from '#bench/free-port.ts';
import { aFeed, AWIN_HEADER, awinRow } from '../feeds/a-feed.ts';
import { cut, feedServer, status, stuck, text, versioned } from './feed-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const LIMITS = { attemptMs: 2000, attempts: 3, pauseMs: 5, feedMs: 10_000, bytes: 1000 };
const BODY = 'id\ttitle\n1\tAcme Book 14\n';

const server = feedServer();
const folder = temporaryFolder();

const sourceAt = (url: string) => ({ name: 'shop', url, hosts: [], feedHosts: [], privateNetwork: true });
const fetchOnce = (path = '/feed') => fetchFeed(sourceAt(server.url(path)), folder, LIMITS);

describe('fetching a feed', () => {
  it('downloads it once, and asks from then on whether it has changed', async () => {
    const modified = 'Mon, 16 Nov 2026 06:00:00 GMT';
    server.answer('/feed', text(BODY, { ETag: '"1"', 'Last-Modified': modified }), status(304));
    const first = await fetchOnce();
    expect(readFileSync(first.file, 'utf8')).toBe(BODY);
    expect(first.changed).toBe(true);
    first.keep();
    const second = await fetchOnce();
    expect(second.changed).toBe(false);
    expect(readFileSync(second.file, 'utf8')).toBe(BODY);
    expect(server.requests.map(({ headers }) => [headers['if-none-match'], headers['if-modified-since']])).toEqual([
      [undefined, undefined],
      ['"1"', modified],
    ]);
  });

  it('downloads it again if the last download was not stored, or came from another address', async () => {
    server.answer('/feed', versioned(BODY, '"1"'));
    server.answer('/other', versioned(BODY, '"1"'));
    (await fetchOnce()).discard();
    expect(readdirSync(folder)).toEqual([]);
    const again = await fetchOnce();
    expect(again.changed).toBe(true);
    again.keep();
    expect((await fetchOnce('/other')).changed).toBe(true);
    expect((await fetchOnce()).changed).toBe(false);
  });

  it.each([
    ['a server that is down for a moment', status(500)],
    ['a server that has too much to do', status(429)],
    ['a connection that breaks', cut(BODY)],
    ['a connection that says nothing more', stuck],
  ])('tries again after %s', async (_, failure) => {
    server.answer('/feed', failure, text(BODY));
    expect(readFileSync((await fetchOnce()).file, 'utf8')).toBe(BODY);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['answered with 503, 3 times', status(503), 3],
    ['took too long, 3 times', stuck, 3],
    ['connection failed', cut(BODY), 3],
    ['answered with 403', status(403), 1],
    ['larger than 1000 bytes', text('x'.repeat(1001)), 1],
  ])('gives up, and leaves nothing behind: %s', async (message, failure, attempts) => {
    server.answer('/feed', failure);
    const failed = fetchOnce();
    await expect(failed).rejects.toThrow(FeedError);
    await expect(failed).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
    expect(server.requests.length).toBeGreaterThanOrEqual(attempts);
    expect(server.requests.length > 1).toBe(attempts > 1);
  });

  it('gives up when all attempts together take too long', async () => {
    server.answer('/feed', stuck);
    const limits = { ...LIMITS, attempts: 100, feedMs: 500 };
    const began = performance.now();
    await expect(fetchFeed(sourceAt(server.url('/feed')), folder, limits)).rejects.toThrow(
      new FeedError('took longer than its 0.5 seconds in all'),
    );
    expect(performance.now() - began).toBeLessThan(2000);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is redirected to the hosts that the operator lists, and to no private network', async () => {
    server.answer('/feed', status(302, { Location: server.url('/moved').replace('127.0.0.1', 'localhost') }));
    server.answer('/moved', text(BODY));
    const source = { ...sourceAt(server.url('/feed')), feedHosts: ['localhost'] };
    expect(readFileSync((await fetchFeed(source, folder, LIMITS)).file, 'utf8')).toBe(BODY);
    const closed = fetchFeed({ ...source, privateNetwork: false }, folder, LIMITS);
    await expect(closed).rejects.toThrow(new FeedError('127.0.0.1 is in a private network'));
  });

  it('never names the address, which may hold a key', async () => {
    const url = `http://127.0.0.1:${await freePort()}/feed?key=SECRET`;
    await expect(fetchFeed(sourceAt(url), folder, LIMITS)).rejects.toThrow(/^connection failed \(ECONNREFUSED\)/);
  });
});

it('a file is read within what is left of the feed’s time, or not at all', async () => {
  const file = join(folder, 'feed.csv');
  const rows = Array.from({ length: 10_000 }, (_, n) => awinRow(`n${n}`));
  writeFileSync(file, [AWIN_HEADER, ...rows, ''].join('\n'));
  const readIn = (leftMs: number) =>
    readFile(file, aFeed('affiliate-csv'), '2026-11-22T12:00:00.000Z', { feedMs: 900_000, leftMs });
  await expect(readIn(1)).rejects.toThrow(new FeedError('took longer than its 900 seconds in all'));
  expect((await readIn(60_000)).offers).toHaveLength(10_000);
});
