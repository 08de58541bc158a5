/** What one shop's feed, or one row of it, can do to the rest. */
import { describe, expect, it } from 'vitest';
import { nextSnapshot } from '#catalogue/snapshot/next-snapshot.ts';
import { publish } from '#catalogue/snapshot/store.ts';
import { EMBEDDED } from '../../support/snapshots.ts';
import { FRIDAY, MONDAY, someNews, TUESDAY, WEDNESDAY } from '../snapshot/sightings.ts';
import { text } from './feed-server.ts';
import { BOOKS, feedOf, invented, prepareRefreshes } from './prepare-refreshes.ts';

const { answer, folder, configOf, run, inUse, pricesInUse, seenAt } = prepareRefreshes();

const embedded = [...BOOKS, ...EMBEDDED];

describe('a feed that differs too much from what it held', () => {
  it('is not taken, and the others go on', async () => {
    answer('/alfa', text(feedOf(600, 601, 602, 603, 604)), text(feedOf(500, 500, 500, 500, 500)));
    answer('/beta', text(feedOf(590)), text(feedOf(585)));
    await run(MONDAY, { embedded });
    const { outcome, feeds } = await run(TUESDAY, { embedded });
    expect(outcome).toBe('published');
    expect(feeds).toMatchObject([
      { name: 'alfa', outcome: 'refused', why: expect.stringContaining('moved by 17 %') },
      { name: 'beta', outcome: 'taken', why: null },
    ]);
    expect(seenAt('book-0')).toEqual({ alfa: MONDAY, beta: TUESDAY });
    expect(inUse().offers['book-4']).toMatchObject([{ shop: 'alfa', priceEur: 604, available: true }]);
    expect(inUse().records).toHaveLength(embedded.length);
  });

  it('is held against its last good state until it is like that again, or an operator accepts it', async () => {
    const feeds = [configOf('alfa')];
    answer('/alfa', text(feedOf(600, 601, 602, 603, 604)));
    const { version } = await run(MONDAY, { feeds });
    answer('/alfa', text(feedOf(500, 500, 500, 500, 500)));
    for (const day of [TUESDAY, WEDNESDAY])
      expect(await run(day, { feeds })).toMatchObject({ outcome: 'failed', version, feeds: [{ outcome: 'refused' }] });
    const accepted = await run(FRIDAY, { feeds, accept: new Set(['alfa']) });
    expect(accepted).toMatchObject({ outcome: 'published', feeds: [{ outcome: 'taken' }] });
    expect(pricesInUse()).toEqual([500, 500, 500, 500, 500]);
    expect(await run('2026-11-21T06:00:00.000Z', { feeds })).toMatchObject({ feeds: [{ outcome: 'taken' }] });
  });

  it('is taken where nothing is known of it: also after a snapshot of an older version', async () => {
    answer('/alfa', text(`${feedOf(580)}${invented(300).join('\n')}\n`));
    publish(folder(), nextSnapshot(null, someNews({ embedded })));
    const report = await run(TUESDAY, { embedded, feeds: [configOf('alfa')] });
    expect(report).toMatchObject({ outcome: 'published', feeds: [{ outcome: 'taken' }] });
    expect(report.laptops).toBe(embedded.length + 300);
  });
});

it('a row that cannot be is refused alone', async () => {
  answer('/alfa', text(feedOf(300, 581, 582)));
  const report = await run(MONDAY, { feeds: [configOf('alfa')] });
  const why = 'its price is under 60 % of what such a laptop costs';
  expect(report).toMatchObject({ outcome: 'published', matched: 2, refused: [{ offer: { sku: '0' }, why }] });
  expect(pricesInUse()).toEqual([600, 581, 582, 603, 604]);
});
