import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#catalogue/load.ts';
import { catalogueOf } from '#catalogue/snapshot/load-snapshot.ts';
import { nextSnapshot } from '#catalogue/snapshot/next-snapshot.ts';
import { parseSnapshot } from '#catalogue/snapshot/snapshot.ts';
import { aRecord } from '../a-record.ts';
import { aSighting, FRIDAY, someNews, TUESDAY } from './sightings.ts';

const embedded = [aRecord({ priceEur: 620, priceDate: '2026-09', priceBasis: 'converted' })];
const first = nextSnapshot(null, someNews({ embedded, sightings: [aSighting()] }));
const without = someNews({ embedded });

describe('the next snapshot', () => {
  it('has the last price when no offer is left, until the embedded file has a newer one', () => {
    const soldOut = nextSnapshot(first, { ...without, now: FRIDAY });
    expect(soldOut.offers['acme-book-14']).toMatchObject([{ available: false }]);
    expect(soldOut.records).toMatchObject([{ priceEur: 600, priceDate: '2026-11-16', priceBasis: 'listed-es' }]);
    expect(soldOut.history).toEqual(first.history);
    const newer = [aRecord({ priceEur: 580, priceDate: '2026-11-19', priceBasis: 'listed-es' })];
    expect(nextSnapshot(first, { ...without, embedded: newer, now: FRIDAY }).records).toMatchObject([
      { priceEur: 580, priceDate: '2026-11-19' },
    ]);
  });

  it('takes what a laptop is from the embedded file', () => {
    const mended = [aRecord({ weightKg: 1.11 })];
    expect(nextSnapshot(first, { ...without, embedded: mended, now: TUESDAY }).records).toMatchObject([
      { weightKg: 1.11, priceEur: 600 },
    ]);
  });

  it('has laptops that feeds added for as long as a shop lists them, and drops those that left the embedded file', () => {
    const created = [aRecord({ id: 'new-one', model: 'New', priceEur: 900, priceDate: '2026-11-16' })];
    const sightings = [aSighting({ priceEur: 900 }, 'new-one')];
    const grown = nextSnapshot(null, { ...without, created, sightings });
    expect(grown.records.map(({ id }) => id)).toEqual(['acme-book-14', 'new-one']);
    expect(grown.offers['new-one']).toMatchObject([{ available: true, priceEur: 900 }]);
    const later = nextSnapshot(grown, { ...without, embedded: [], now: FRIDAY });
    expect(later.records.map(({ id }) => id)).toEqual(['new-one']);
    expect(nextSnapshot(later, { ...without, now: '2027-11-17T00:00:00.000Z' }).records).toMatchObject([
      { id: 'acme-book-14' },
    ]);
  });

  it('remembers what left, from the day on until it is back', () => {
    const empty = { ...without, embedded: [aRecord({ id: 'other', model: 'Other' })] };
    const left = nextSnapshot(nextSnapshot(null, without), { ...empty, now: TUESDAY });
    expect(left.gone).toMatchObject([{ id: 'acme-book-14', name: 'Acme Book 14', left: '2026-11-17' }]);
    expect(nextSnapshot(left, { ...empty, now: FRIDAY }).gone).toEqual(left.gone);
    const back = nextSnapshot(left, { ...without, embedded: [...embedded, ...empty.embedded], now: FRIDAY });
    expect(back).not.toHaveProperty('gone');
    const read = parseSnapshot(JSON.stringify(left), 'snapshot.json');
    const ids = catalogueOf(read, FRIDAY).gone?.map(({ id }) => id);
    expect(ids).toEqual(['acme-book-14', ...(loadCatalogue().gone ?? []).map(({ id }) => id)]);
  });
});
