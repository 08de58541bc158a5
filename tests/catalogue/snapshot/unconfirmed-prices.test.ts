/** What a snapshot holds of a price that is too low to be believed of one shop alone. */
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '#catalogue/snapshot/load-snapshot.ts';
import { type News, nextSnapshot } from '#catalogue/snapshot/next-snapshot.ts';
import { parseSnapshot, type Snapshot } from '#catalogue/snapshot/snapshot.ts';
import { aRecord } from '../a-record.ts';
import { aSighting, FRIDAY, MONDAY, someNews, TUESDAY, WEDNESDAY } from './sightings.ts';

const ID = 'acme-book-14';
const embedded = [aRecord({ priceEur: 620, priceDate: '2026-09', priceBasis: 'converted' })];

const next = (previous: Snapshot | null, changes: Partial<News>) =>
  nextSnapshot(previous, someNews({ embedded, ...changes }));
const low = (shop = 'Barata', priceEur = 400) => aSighting({ shop, priceEur });
const withNewOne = ({ id }: { id: string }) => (id === 'new-one' ? 1000 : 620);

describe('a price too low for one shop alone', () => {
  it('does not count: what was known does, and nothing is on sale', () => {
    const { records, offers, history, unconfirmed } = next(null, { sightings: [low()] });
    expect(records).toMatchObject([{ priceEur: 620, priceBasis: 'converted' }]);
    expect(offers[ID]).toMatchObject([{ available: false }]);
    expect(history).toEqual({});
    expect(unconfirmed).toEqual({ [ID]: { priceEur: 400, seenAt: MONDAY, usualEur: null } });
  });

  it('is nothing to wait for while another shop sells the laptop', () => {
    const { records, offers, unconfirmed } = next(null, { sightings: [low(), aSighting()] });
    expect(records).toMatchObject([{ priceEur: 600 }]);
    expect(offers[ID]?.map(({ shop, available }) => [shop, available])).toEqual([
      ['Tienda', true],
      ['Barata', false],
    ]);
    expect(unconfirmed).toBeUndefined();
  });

  it('of a new laptop is held against what fits its parts, which counts', () => {
    const created = [aRecord({ id: 'new-one', model: 'New', priceEur: 450, priceDate: '2026-11-16' })];
    const sightings = [aSighting({ priceEur: 450 }, { laptop: 'new-one' })];
    const added = next(null, { created, sightings, usualEur: withNewOne });
    expect(added.unconfirmed).toEqual({ 'new-one': { priceEur: 450, seenAt: MONDAY, usualEur: 1000 } });
    const laptop = catalogueOf(parseSnapshot(JSON.stringify(added), ''), MONDAY).laptops.find(
      ({ id }) => id === 'new-one',
    );
    expect(laptop).toMatchObject({
      priceEur: 1000,
      priceDate: '2026-11-16',
      cost: { seenEur: 450, doubtful: true, exact: false },
    });
    const dearer = [aSighting({ priceEur: 760 }, { laptop: 'new-one' })];
    const mended = next(added, { sightings: dearer, usualEur: withNewOne, now: TUESDAY });
    expect(mended.unconfirmed).toBeUndefined();
    expect(mended.records.find(({ id }) => id === 'new-one')).toMatchObject({ priceEur: 760 });
    expect(next(added, { usualEur: withNewOne, now: FRIDAY }).records.map(({ id }) => id)).toEqual([ID]);
  });

  it('cannot be reached in steps', () => {
    let snapshot = next(null, { sightings: [aSighting({ priceEur: 620 })] });
    for (let day = 1, priceEur = 620; day <= 60; day += 1) {
      priceEur *= 0.76;
      const now = new Date(Date.parse(MONDAY) + day * 86_400_000).toISOString();
      snapshot = next(snapshot, { sightings: [aSighting({ priceEur: Math.max(80, priceEur) })], now });
    }
    expect(snapshot.records[0]?.priceEur).toBe(620 * 0.76);
  });

  it('is one of over 25 % below the median of the last 30 days, too, if that is above what is known', () => {
    const dear = next(null, { sightings: [aSighting({ priceEur: 800 })] });
    const fallen = next(dear, { sightings: [aSighting({ priceEur: 599 })], now: TUESDAY });
    expect(fallen.unconfirmed).toEqual({ [ID]: { priceEur: 599, seenAt: TUESDAY, usualEur: null } });
    expect(fallen.records).toMatchObject([{ priceEur: 800 }]);
    expect(next(dear, { sightings: [aSighting({ priceEur: 600 })], now: TUESDAY }).records).toMatchObject([
      { priceEur: 600 },
    ]);
  });

  it('is no lower for a new shop because another asks too much', () => {
    const inflated = next(null, { sightings: [aSighting({ priceEur: 1200 })], usualEur: () => 900 });
    const honest = aSighting({ shop: 'Otra', priceEur: 850 });
    expect(next(inflated, { sightings: [honest], usualEur: () => 900, now: TUESDAY }).records).toMatchObject([
      { priceEur: 850 },
    ]);
  });

  it('that other sellers confirmed does not count once their offers are gone', () => {
    const sale = next(null, { sightings: [low(), low('Otra')] });
    const alone = next(sale, { sightings: [low(), aSighting({ shop: 'Otra', priceEur: 615 })], now: TUESDAY });
    expect(alone.records).toMatchObject([{ priceEur: 615 }]);
    const left = next(sale, { sightings: [low()], now: FRIDAY });
    expect(left.unconfirmed).toEqual({ [ID]: { priceEur: 400, seenAt: FRIDAY, usualEur: null } });
    expect(left.records).toMatchObject([{ priceEur: 620, priceBasis: 'converted' }]);
  });

  it('is not that of a laptop which the project takes up later', () => {
    const created = [aRecord({ id: 'new-one', model: 'New', priceEur: 450, priceDate: '2026-11-16' })];
    const sightings = [aSighting({ priceEur: 450 }, { laptop: 'new-one' })];
    const added = next(null, { created, sightings, usualEur: withNewOne });
    const own = aRecord({ id: 'new-one', model: 'New', priceEur: 990, priceDate: '2026-11' });
    const later = next(added, { embedded: [own], usualEur: withNewOne, now: FRIDAY });
    expect(later.records).toMatchObject([{ id: 'new-one', priceEur: 990 }]);
    expect(later.unconfirmed).toBeUndefined();
  });

  it('is forgotten once the shop no longer asks it', () => {
    const waiting = next(null, { sightings: [low()] });
    expect(next(waiting, { now: WEDNESDAY }).unconfirmed).toBeDefined();
    expect(next(waiting, { now: FRIDAY }).unconfirmed).toBeUndefined();
  });
});
