import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentVersion, versionsIn } from '#catalogue/snapshot/store.ts';
import { FRIDAY, MONDAY, TUESDAY, WEDNESDAY } from '../snapshot/sightings.ts';
import { status, text, versioned } from './feed-server.ts';
import { feedOf, prepareRefreshes } from './prepare-refreshes.ts';

const { answer, folder, configOf, run, inUse, pricesInUse, seenAt } = prepareRefreshes();

describe('a refresh', () => {
  it('writes the offers of all feeds, and what changed', async () => {
    answer('/alfa', text(feedOf(590, 595)));
    answer('/beta', text(feedOf(580)));
    const report = await run(MONDAY);
    expect(report).toMatchObject({
      outcome: 'published',
      matched: 3,
      changes: { laptops: 5, onSale: 2, added: [], gone: [] },
    });
    expect(report.changes?.priceMoves).toEqual([
      { id: 'book-0', fromEur: 600, toEur: 580 },
      { id: 'book-1', fromEur: 601, toEur: 595 },
    ]);
    expect(report.version).toBe(currentVersion(folder()));
    expect(pricesInUse()).toEqual([580, 595, 602, 603, 604]);
  });

  it('counts an unchanged feed as seen again', async () => {
    answer('/alfa', versioned(feedOf(590), '"1"'));
    answer('/beta', text(feedOf(580)));
    await run(MONDAY);
    const { feeds } = await run(TUESDAY);
    expect(feeds.map(({ outcome }) => outcome)).toEqual(['unchanged', 'new']);
    expect(seenAt('book-0')).toEqual({ alfa: TUESDAY, beta: TUESDAY });
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

  it('writes nothing when no feed can be read', async () => {
    answer('/alfa', text(feedOf(590)), status(404));
    answer('/beta', status(404));
    await run(MONDAY);
    const before = currentVersion(folder());
    expect(await run(TUESDAY)).toMatchObject({ outcome: 'failed', version: before, changes: null });
    expect(versionsIn(folder())).toEqual([before]);
  });
});

describe('a dry run', () => {
  it('reports and writes nothing', async () => {
    answer('/alfa', text(feedOf(590)));
    const report = await run(MONDAY, { dryRun: true, feeds: [configOf('alfa')] });
    expect(report).toMatchObject({ outcome: 'tried', changes: { onSale: 1 } });
    expect(currentVersion(folder())).toBeNull();
    expect(readdirSync(join(folder(), 'feeds'))).toEqual([]);
  });
});

describe('two refreshes at once', () => {
  it('do not both run', async () => {
    answer('/alfa', text(feedOf(590)));
    const runs = await Promise.allSettled([1, 2].map(() => run(MONDAY, { feeds: [configOf('alfa')] })));
    expect(runs.map((one) => one.status)).toEqual(['fulfilled', 'rejected']);
    expect(versionsIn(folder())).toHaveLength(1);
  });

  it('do not go back in time', async () => {
    answer('/alfa', text(feedOf(590)));
    await run(TUESDAY, { feeds: [configOf('alfa')] });
    await expect(run(MONDAY, { feeds: [configOf('alfa')] })).rejects.toThrow('newer');
  });
});

describe('a snapshot that was written under a wrong clock', () => {
  it('is reported and ignored: the next refresh continues from the one before', async () => {
    answer('/alfa', text(feedOf(590)), text(feedOf(600)), text(feedOf(580)));
    await run(MONDAY, { feeds: [configOf('alfa')] });
    const { version: ahead } = await run('2030-01-01T00:00:00.000Z', { feeds: [configOf('alfa')] });
    const report = await run(TUESDAY, { feeds: [configOf('alfa')] });
    expect(report).toMatchObject({
      outcome: 'published',
      warnings: [`${ahead}: written by a clock that is ahead, the one before it is taken`],
    });
    expect(seenAt('book-0')).toEqual({ alfa: TUESDAY });
    expect(inUse().history['book-0']).toEqual([
      ['2026-11-16', 590],
      ['2026-11-17', 580],
    ]);
    expect(await run(WEDNESDAY, { feeds: [configOf('alfa')] })).toMatchObject({
      outcome: 'published',
      warnings: [],
    });
  });

  it('is none where the clock of this machine is behind', async () => {
    answer('/alfa', text(feedOf(590)));
    await run(MONDAY, { feeds: [configOf('alfa')] });
    await expect(run('2020-01-01T00:00:00.000Z', { feeds: [configOf('alfa')] })).rejects.toThrow(
      'clock of this machine is behind',
    );
  });
});

describe('a damaged folder', () => {
  it('lets the next refresh continue from the last good snapshot, with a warning', async () => {
    answer('/alfa', text(feedOf(590)), text(feedOf(595)), text(feedOf(580)));
    const feeds = [configOf('alfa')];
    await run(MONDAY, { feeds });
    const { version } = await run(TUESDAY, { feeds });
    const file = join(folder(), `${version}.json`);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40));
    expect(await run(WEDNESDAY, { feeds })).toMatchObject({
      outcome: 'published',
      warnings: [expect.stringMatching(/not JSON.*: the one before it is taken$/s)],
    });
    expect(inUse().history['book-0']).toEqual([
      ['2026-11-16', 590],
      ['2026-11-18', 580],
    ]);
  });

  it('with a damaged pointer lets it continue from the newest snapshot', async () => {
    answer('/alfa', text(feedOf(590)), text(feedOf(580)));
    const feeds = [configOf('alfa')];
    await run(MONDAY, { feeds });
    writeFileSync(join(folder(), 'current.json'), '');
    expect(await run(TUESDAY, { feeds })).toMatchObject({
      outcome: 'published',
      warnings: [expect.stringContaining('not a pointer')],
    });
    expect(inUse().history['book-0']).toHaveLength(2);
  });
});
