import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CatalogueError } from '#catalogue/errors.ts';
import { loadSnapshot } from '#catalogue/snapshot/load-snapshot.ts';
import { nextSnapshot } from '#catalogue/snapshot/next-snapshot.ts';
import { parseSnapshot } from '#catalogue/snapshot/snapshot.ts';
import { currentVersion, pointTo, publish, readSnapshot, versionsIn } from '#catalogue/snapshot/store.ts';
import { aRecord } from '../a-record.ts';
import { aSighting, FRIDAY, MONDAY, someNews, TUESDAY } from './sightings.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();

const snapshotAt = (now: string) => nextSnapshot(null, someNews({ sightings: [aSighting()], now }));

describe('the folder of snapshots', () => {
  it('gives back what was published', () => {
    const version = publish(folder, snapshotAt(MONDAY));
    expect(version).toMatch(/^catalogue-2026-11-16T060000Z-[0-9a-f]{12}$/);
    expect(currentVersion(folder)).toBe(version);
    expect(readSnapshot(folder, version)).toEqual(snapshotAt(MONDAY));
    expect(readdirSync(folder).toSorted()).toEqual([`${version}.json`, 'current.json']);
  });

  it('ignores what another version adds', () => {
    const { offers, ...snapshot } = snapshotAt(MONDAY);
    const [offer] = offers['acme-book-14'] ?? [];
    const withMore = { ...offer, pending: { priceEur: 300, seenAt: MONDAY } };
    const text = JSON.stringify({ ...snapshot, unread: {}, offers: { 'acme-book-14': [withMore] } });
    expect(parseSnapshot(text, 'another')).toEqual(snapshotAt(MONDAY));
  });

  it('goes back to an older one, and never to one that is not whole', () => {
    const first = publish(folder, snapshotAt(MONDAY));
    const second = publish(folder, snapshotAt(TUESDAY));
    expect(versionsIn(folder)).toEqual([first, second]);
    pointTo(folder, first);
    expect(loadSnapshot(folder, TUESDAY)).toMatchObject({ version: first, refreshedAt: MONDAY });
    writeFileSync(join(folder, `${second}.json`), readFileSync(join(folder, `${second}.json`), 'utf8').slice(0, -40));
    expect(() => pointTo(folder, second)).toThrow(CatalogueError);
    expect(currentVersion(folder)).toBe(first);
  });

  it('contains the last thirty', () => {
    const versions = Array.from({ length: 32 }, (_, n) =>
      publish(
        folder,
        snapshotAt(`2026-10-${String(n + 1).padStart(2, '0')}T06:00:00.000Z`.replace('-10-32', '-11-01')),
      ),
    );
    expect(versionsIn(folder)).toEqual(versions.slice(2));
  });

  it.each([
    ['a price was changed by hand', (text: string) => text.replace('"priceEur":600', '"priceEur":60')],
    ['it has offers of an unknown laptop', (text: string) => text.replace('"offers":{"', '"offers":{"x')],
    ['it is of another format', (text: string) => text.replace('"version":1', '"version":2')],
    ['it has no laptops', (text: string) => text.replace(/"records":\[.*?\}\]/, '"records":[]')],
  ])('is not loaded when %s', (_, change) => {
    const version = publish(folder, snapshotAt(MONDAY));
    const file = join(folder, `${version}.json`);
    const text = readFileSync(file, 'utf8');
    expect(change(text)).not.toBe(text);
    writeFileSync(file, change(text));
    expect(() => loadSnapshot(folder, MONDAY)).toThrow(CatalogueError);
  });

  it.each(['', '{', '{"current":"../../etc/passwd"}', '{"current":"catalogue-2026-11-16T060000Z-0123456789ab"}'])(
    'is not loaded by the pointer %j',
    (pointer) => {
      writeFileSync(join(folder, 'current.json'), pointer);
      expect(() => loadSnapshot(folder, MONDAY)).toThrow(CatalogueError);
    },
  );
});

describe('a loaded snapshot', () => {
  it('has laptops with offers and history, each with its own', () => {
    const other = aRecord({ id: 'other', model: 'Other' });
    const sightings = [aSighting()];
    publish(folder, nextSnapshot(null, someNews({ embedded: [aRecord(), other], sightings })));
    expect(loadSnapshot(folder, TUESDAY)?.catalogue.laptops).toMatchObject([
      {
        priceEur: 600,
        cost: { exact: true },
        offers: [{ shop: 'Tienda', available: true }],
        history: [['2026-11-16', 600]],
      },
      { id: 'other', offers: [], history: [] },
    ]);
  });

  it('has no offer that nobody has seen for three days', () => {
    publish(folder, snapshotAt(MONDAY));
    expect(loadSnapshot(folder, FRIDAY)?.catalogue.laptops[0]?.offers).toMatchObject([{ available: false }]);
  });
});
