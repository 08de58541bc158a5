import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FeedConfig } from '#catalogue/feeds/feed-config.ts';
import { refresh, type RefreshOptions } from '#catalogue/refresh/refresh.ts';
import { currentVersion, readSnapshot, versionsIn } from '#catalogue/snapshot/store.ts';
import { aRecord } from '../a-record.ts';
import { FRIDAY, MONDAY, TUESDAY, WEDNESDAY } from '../snapshot/sightings.ts';
import { cut, type FeedServer, startFeedServer, status, text, versioned } from './feed-server.ts';

const LIMITS = { attemptMs: 300, attempts: 2, pauseMs: 5, bytes: 100_000 };
const NAMES = ['alfa', 'beta'] as const;
const BOOKS = Array.from({ length: 5 }, (_, n) =>
  aRecord({ id: `book-${n}`, model: `Book ${n}`, partNumber: `90NB14X${n}`, priceEur: 600 + n, priceDate: '2026-10' }),
);

let server: FeedServer;
let folder = '';
beforeEach(async () => {
  server = await startFeedServer();
  folder = mkdtempSync(join(tmpdir(), 'refresh-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** @param prices of the first books, in turn */
function feedOf(...prices: readonly number[]): string {
  const rows = prices.map(
    (price, n) =>
      `${n}\tPortátil Acme Book ${n} 14" Intel Core i5-1335U 16GB 512GB SSD\tAcme\t90NB14X${n}\t${price} EUR\tin_stock\tnew\thttps://tienda.example/${n}`,
  );
  return ['id\ttitle\tbrand\tmpn\tprice\tavailability\tcondition\tlink', ...rows, ''].join('\n');
}

const configOf = (name: (typeof NAMES)[number]): FeedConfig => ({
  name,
  shop: name,
  url: server.url(`/${name}`),
  format: 'google-tsv',
  country: 'ES',
  hosts: ['tienda.example'],
  imageHosts: [],
  sellers: [],
  priceUnit: 'euros',
});

const run = (now: string, changes: Partial<RefreshOptions> = {}) =>
  refresh({
    folder,
    feeds: NAMES.map(configOf),
    embedded: BOOKS,
    now,
    accept: new Set(),
    dryRun: false,
    limits: LIMITS,
    decisions: [],
    checkGuarantees: () => [],
    checkPictures: async (urls) => new Set(urls),
    ...changes,
  });

const firstOnly = async (urls: readonly string[]) => new Set(urls.slice(0, 1));

const inUse = () => readSnapshot(folder, currentVersion(folder) ?? '');
const pricesInUse = () => inUse().records.map(({ priceEur }) => priceEur);
const seenAt = (id: string) =>
  Object.fromEntries((inUse().offers[id] ?? []).map((offer) => [offer.shop, offer.seenAt]));

describe('a refresh', () => {
  it('writes the offers of all feeds, and what changed', async () => {
    server.answer('/alfa', text(feedOf(590, 595)));
    server.answer('/beta', text(feedOf(580)));
    const report = await run(MONDAY);
    expect(report).toMatchObject({
      outcome: 'published',
      matched: 3,
      changes: { laptops: 5, onSale: 2, added: [], gone: [], nowOnSale: ['book-0', 'book-1'] },
    });
    expect(report.changes?.priceMoves).toEqual([
      { id: 'book-0', fromEur: 600, toEur: 580 },
      { id: 'book-1', fromEur: 601, toEur: 595 },
    ]);
    expect(report.version).toBe(currentVersion(folder));
    expect(pricesInUse()).toEqual([580, 595, 602, 603, 604]);
  });

  it('shows the pictures that were checked, and no others', async () => {
    const [head = '', ...rows] = feedOf(590, 595).trimEnd().split('\n');
    const withPictures = rows.map((row, n) => `${row}\thttps://tienda.example/${n}.jpg`);
    server.answer('/alfa', text([`${head}\timage_link`, ...withPictures, ''].join('\n')));
    await run(MONDAY, { feeds: [configOf('alfa')], checkPictures: firstOnly });
    expect(inUse().offers).toMatchObject({
      'book-0': [{ image: 'https://tienda.example/0.jpg' }],
      'book-1': [{ image: null }],
    });
  });

  it('counts an unchanged feed as seen again', async () => {
    server.answer('/alfa', versioned(feedOf(590), '"1"'));
    server.answer('/beta', text(feedOf(580)));
    await run(MONDAY);
    const { feeds } = await run(TUESDAY);
    expect(feeds.map(({ outcome }) => outcome)).toEqual(['unchanged', 'new']);
    expect(seenAt('book-0')).toEqual({ alfa: TUESDAY, beta: TUESDAY });
  });

  it.each([
    ['that is down', status(500), 'answered with 500, 2 times'],
    ['that is cut', cut(feedOf(1, 2, 3)), 'connection failed'],
    [
      'that answers with a page',
      text('<!doctype html><title>Login</title>', { 'Content-Type': 'text/html' }),
      'web page',
    ],
    ['that is too large', text('x'.repeat(100_001)), 'larger than'],
    ['without a column of prices', text('id\ttitle\n1\tBook\n'), 'price'],
  ])('keeps the old offers of a feed %s, and reads the others', async (_, failure, message) => {
    server.answer('/alfa', text(feedOf(590)), failure);
    server.answer('/beta', text(feedOf(580)));
    await run(MONDAY);
    const { outcome, feeds } = await run(TUESDAY);
    expect(outcome).toBe('published');
    expect(feeds[0]).toMatchObject({ name: 'alfa', outcome: 'failed', offers: 0 });
    expect(feeds[0]?.error).toContain(message);
    expect(seenAt('book-0')).toEqual({ alfa: MONDAY, beta: TUESDAY });
    await run(FRIDAY);
    expect(inUse().offers['book-0']).toMatchObject([
      { shop: 'beta', available: true },
      { shop: 'alfa', available: false },
    ]);
  });

  it('writes nothing when no feed can be read', async () => {
    server.answer('/alfa', text(feedOf(590)), status(404));
    server.answer('/beta', status(404));
    await run(MONDAY);
    const before = currentVersion(folder);
    expect(await run(TUESDAY)).toMatchObject({ outcome: 'failed', version: before, changes: null });
    expect(versionsIn(folder)).toEqual([before]);
  });

  it('takes a jump at its second sighting', async () => {
    server.answer('/alfa', text(feedOf(590)), text(feedOf(200)));
    server.answer('/beta', text(feedOf()));
    await run(MONDAY, { feeds: [configOf('alfa')] });
    const { changes } = await run(TUESDAY, { feeds: [configOf('alfa')] });
    expect(changes?.waiting).toEqual([{ id: 'book-0', shop: 'alfa', fromEur: 590, toEur: 200 }]);
    expect(pricesInUse()[0]).toBe(590);
    await run(WEDNESDAY, { feeds: [configOf('alfa')] });
    expect(pricesInUse()[0]).toBe(200);
  });
});

describe('a refused refresh', () => {
  const half = feedOf(500, 500, 500, 500, 500);

  it('leaves everything as it was, and can be accepted', async () => {
    server.answer('/alfa', versioned(feedOf(600, 601, 602, 603, 604), '"1"'));
    server.answer('/beta', status(404));
    await run(MONDAY);
    const before = currentVersion(folder);
    server.answer('/alfa', versioned(half, '"2"'));
    const refused = await run(TUESDAY);
    expect(refused).toMatchObject({ outcome: 'refused', version: before, reasons: [{ refusal: 'median' }] });
    expect(currentVersion(folder)).toBe(before);
    const accepted = await run(TUESDAY, { accept: new Set(['median']) });
    expect(accepted).toMatchObject({ outcome: 'published', reasons: [{ refusal: 'median' }] });
    expect(accepted.feeds[0]?.outcome).toBe('new');
    expect(pricesInUse()).toEqual([500, 500, 500, 500, 500]);
  });

  it('breaks a guarantee or lost laptops', async () => {
    server.answer('/alfa', text(feedOf(600)));
    const broken = { checkGuarantees: () => ['a false sentence'], feeds: [configOf('alfa')] };
    expect(await run(MONDAY, broken)).toMatchObject({ outcome: 'refused', version: null });
    expect(readdirSync(folder)).toEqual(['feeds']);
    await run(MONDAY, { ...broken, accept: new Set(['guarantees']) });
    expect(await run(TUESDAY, { embedded: BOOKS.slice(0, 3), feeds: [configOf('alfa')] })).toMatchObject({
      outcome: 'refused',
      reasons: [{ refusal: 'lost', text: '2 of 5 laptops are gone' }],
    });
  });
});

describe('a dry run', () => {
  it('reports and writes nothing', async () => {
    server.answer('/alfa', text(feedOf(590)));
    const report = await run(MONDAY, { dryRun: true, feeds: [configOf('alfa')] });
    expect(report).toMatchObject({ outcome: 'tried', changes: { onSale: 1 } });
    expect(currentVersion(folder)).toBeNull();
    expect(readdirSync(join(folder, 'feeds'))).toEqual([]);
  });
});

describe('two refreshes at once', () => {
  it('do not both run', async () => {
    server.answer('/alfa', text(feedOf(590)));
    const runs = await Promise.allSettled([1, 2].map(() => run(MONDAY, { feeds: [configOf('alfa')] })));
    expect(runs.map((one) => one.status)).toEqual(['fulfilled', 'rejected']);
    expect(versionsIn(folder)).toHaveLength(1);
  });

  it('do not go back in time', async () => {
    server.answer('/alfa', text(feedOf(590)));
    await run(TUESDAY, { feeds: [configOf('alfa')] });
    await expect(run(MONDAY, { feeds: [configOf('alfa')] })).rejects.toThrow('newer');
    writeFileSync(join(folder, 'current.json'), '');
    await expect(run(WEDNESDAY, { feeds: [configOf('alfa')] })).rejects.toThrow('not a pointer');
  });
});
