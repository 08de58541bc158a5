/** What one shop's feed can do to the others. */
import { describe, expect, it } from 'vitest';
import { EMBEDDED } from '../../support/snapshots.ts';
import { FRIDAY, MONDAY, TUESDAY, WEDNESDAY } from '../snapshot/sightings.ts';
import { text, versioned } from './feed-server.ts';
import { BOOKS, feedOf, FEED_HEADER, invented, prepareRefreshes } from './prepare-refreshes.ts';

const { answer, configOf, run, inUse, pricesInUse } = prepareRefreshes();

const embedded = [...BOOKS, ...EMBEDDED];
const KNOWN = embedded.length;

const withNew = (...rows: readonly string[]) => [feedOf(580, 581, 582).trimEnd(), ...rows, ''].join('\n');

describe('a price that is too low for one shop', () => {
  const sale = { sku: '0', laptop: 'book-0', title: '', day: '2026-11-17' };

  it('waits, and is a question for a person', async () => {
    answer('/alfa', text(feedOf(590)), text(feedOf(400)));
    await run(MONDAY, { feeds: [configOf('alfa')] });
    for (const day of [TUESDAY, WEDNESDAY, FRIDAY]) {
      const { unconfirmed, changes } = await run(day, { feeds: [configOf('alfa')] });
      expect(unconfirmed).toMatchObject([{ laptop: 'book-0', usualEur: 590, offer: { sku: '0', priceEur: 400 } }]);
      expect(changes?.waiting).toEqual([]);
      expect(pricesInUse()[0]).toBe(590);
    }
    const never = { ...sale, shop: 'alfa', priceEur: 500 };
    expect((await run(FRIDAY, { feeds: [configOf('alfa')], decisions: [never] })).unconfirmed).toHaveLength(1);
    const decided = { ...sale, shop: 'alfa', priceEur: 410 };
    expect((await run(FRIDAY, { feeds: [configOf('alfa')], decisions: [decided] })).unconfirmed).toEqual([]);
    expect(pricesInUse()[0]).toBe(400);
  });

  it('is confirmed by another seller, not by another feed of the same', async () => {
    answer('/alfa', text(feedOf(400)));
    answer('/beta', text(feedOf(410)));
    await run(MONDAY);
    expect(pricesInUse()[0]).toBe(600);
    const elsewhere = { ...configOf('beta'), hosts: ['otra.example'] };
    answer('/beta', text(feedOf(410).replace('tienda.example', 'otra.example')));
    await run(TUESDAY, { feeds: [configOf('alfa'), elsewhere] });
    expect(pricesInUse()[0]).toBe(400);
  });
});

describe('one feed that hurts the others', () => {
  it('is left out whole where it moves the median, and is asked for anew', async () => {
    answer('/alfa', versioned(feedOf(500, 500, 500, 500, 500), '"1"'));
    answer('/beta', text(feedOf(580)));
    for (const day of [MONDAY, TUESDAY]) {
      const report = await run(day);
      expect(report.leftOut).toMatchObject([{ from: 'alfa', what: 'feed' }]);
      expect(report.feeds[0]?.outcome).toBe('new');
      expect(pricesInUse()).toEqual([580, 601, 602, 603, 604]);
    }
  });
});

describe('new laptops', () => {
  it('of one shop wait for a person where they are many, and its known ones go on', async () => {
    answer('/alfa', text(withNew(...invented(300))));
    const feeds = [configOf('alfa')];
    const report = await run(MONDAY, { embedded, feeds });
    expect(report).toMatchObject({
      outcome: 'published',
      reasons: [{ refusal: 'additions', text: 'alfa adds 300 laptops, at most 50 of one shop' }],
      leftOut: [{ from: 'alfa', what: 'additions' }],
      changes: { laptops: KNOWN, onSale: 3, added: [] },
    });
    expect(report.leftOut[0]?.offers).toHaveLength(300);
    const accepted = await run(TUESDAY, { embedded, feeds, accept: new Set(['additions']) });
    expect(accepted).toMatchObject({
      outcome: 'published',
      leftOut: [],
      changes: { laptops: KNOWN + 300, onSale: 303 },
    });
    answer('/alfa', text(withNew(...invented(340))));
    expect((await run(WEDNESDAY, { embedded, feeds })).changes?.added).toHaveLength(40);
  });

  it('are nothing to publish alone', async () => {
    answer('/alfa', text([FEED_HEADER, ...invented(51), ''].join('\n')));
    expect(await run(MONDAY, { embedded, feeds: [configOf('alfa')] })).toMatchObject({
      outcome: 'refused',
      version: null,
    });
    const first = await run(MONDAY, { embedded: [], feeds: [configOf('alfa')] });
    expect(first).toMatchObject({ outcome: 'refused', changes: null });
    expect(first.reasons[0]?.refusal).toBe('additions');
    const accepted = await run(MONDAY, { embedded: [], feeds: [configOf('alfa')], accept: new Set(['additions']) });
    expect(accepted).toMatchObject({ outcome: 'published', changes: { laptops: 51, onSale: 51 } });
  });

  it('cannot come in slices', async () => {
    const feeds = [configOf('alfa')];
    answer('/alfa', text(withNew(...invented(40))));
    expect((await run(MONDAY, { embedded, feeds })).changes?.added).toHaveLength(40);
    answer('/alfa', text(withNew(...invented(80))));
    expect((await run(TUESDAY, { embedded, feeds })).leftOut).toMatchObject([{ what: 'additions' }]);
    expect(inUse().records).toHaveLength(KNOWN + 40);
  });

  it('of one shop do not block the same laptops from another', async () => {
    const beta = { ...configOf('beta'), hosts: ['otra.example'] };
    answer('/alfa', text(withNew(...invented(60))));
    answer('/beta', text(withNew(...invented(5, 'F15', 'otra')).replaceAll('tienda', 'otra')));
    const report = await run(MONDAY, { embedded, feeds: [configOf('alfa'), beta] });
    expect(report.changes?.added).toHaveLength(5);
    expect(report.leftOut).toMatchObject([{ from: 'alfa' }]);
  });
});
