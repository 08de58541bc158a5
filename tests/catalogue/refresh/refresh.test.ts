import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CatalogueError } from '#catalogue/errors.ts';
import type { RefreshOptions } from '#catalogue/refresh/refresh.ts';
import { currentVersion } from '#catalogue/snapshot/store.ts';
import { FRIDAY, MONDAY, TUESDAY, WEDNESDAY } from '../snapshot/sightings.ts';
import { status, text } from './feed-server.ts';
import { feedOf, prepareRefreshes } from './prepare-refreshes.ts';

const { answer, folder, configOf, run, inUse, pricesInUse, seenAt } = prepareRefreshes();

/** A refresh of one shop's feed alone. */
const runOne = (now: string, changes: Partial<RefreshOptions> = {}) =>
  run(now, { feeds: [configOf('alfa')], ...changes });

describe('a refresh', () => {
  it('writes the offers of all feeds', async () => {
    answer('/alfa', text(feedOf(590, 595)));
    answer('/beta', text(feedOf(580)));
    const report = await run(MONDAY);
    expect(report).toMatchObject({ outcome: 'published', matched: 3, laptops: 5, onSale: 2 });
    expect(report.version).toBe(currentVersion(folder()));
    expect(pricesInUse()).toEqual([580, 595, 602, 603, 604]);
  });

  it.each([
    ['that is down', status(500), 'answered with 500, 2 times'],
    ['without a column of prices', text('id\ttitle\n1\tBook\n'), 'price'],
  ])('keeps the old offers of a feed %s, and reads the others', async (_, failure, message) => {
    answer('/alfa', text(feedOf(590)), failure);
    answer('/beta', text(feedOf(580)));
    await run(MONDAY);
    const { outcome, feeds } = await run(TUESDAY);
    expect(outcome).toBe('published');
    expect(feeds[0]).toMatchObject({ name: 'alfa', outcome: 'failed', offers: 0 });
    expect(feeds[0]?.why).toContain(message);
    expect(seenAt('book-0')).toEqual({ alfa: MONDAY, beta: TUESDAY });
    await run(FRIDAY);
    expect(inUse().offers['book-0']).toMatchObject([
      { shop: 'beta', available: true },
      { shop: 'alfa', available: false },
    ]);
  });
});

it('the next refresh continues from the current snapshot, and from no damaged one', async () => {
  answer('/alfa', text(feedOf(590)), text(feedOf(580)), text(feedOf(580)));
  await runOne(MONDAY);
  const { version } = await runOne(TUESDAY);
  expect(inUse().history['book-0']).toEqual([
    ['2026-11-16', 590],
    ['2026-11-17', 580],
  ]);
  const file = join(folder(), `${version}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40));
  await expect(runOne(WEDNESDAY)).rejects.toThrow(CatalogueError);
  expect(currentVersion(folder())).toBe(version);
});
