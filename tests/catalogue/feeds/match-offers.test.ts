import { describe, expect, it } from 'vitest';
import type { FeedOffer } from '#catalogue/feeds/feed-offer.ts';
import { matchOffers } from '#catalogue/feeds/match-offers.ts';
import { aRecord } from '../a-record.ts';
import { anOffer as anyOffer } from './a-feed.ts';

const VIVOBOOK = aRecord({
  id: 'asus-vivobook-15-f1504va-bq305w',
  brand: 'ASUS',
  model: 'Vivobook 15 F1504VA',
  partNumber: 'F1504VA-BQ305W',
  cpu: 'Intel Core 7 150U',
  gpu: 'Intel Graphics',
  screenInches: 15.6,
  storageGb: 1024,
});
const LOQ = aRecord({
  id: 'lenovo-loq',
  brand: 'Lenovo',
  model: 'LOQ 15IRX10',
  cpu: 'Intel Core i7-13650HX',
  gpu: 'NVIDIA GeForce RTX 5060',
  screenInches: 15.6,
  os: 'none',
});
const RECORDS = [VIVOBOOK, LOQ];
const VIVOBOOK_TITLE = 'Portátil ASUS Vivobook 15 F1504VA-BQ305W, 15.6", Intel Core 7 150U, 16GB RAM, 1TB SSD';
const LOQ_TITLE = 'Portátil Lenovo LOQ 15IRX10 15.6" Intel Core i7-13650HX 16GB 512GB SSD RTX 5060 FreeDOS';

const anOffer = (changes: Partial<FeedOffer> = {}): FeedOffer =>
  anyOffer({ title: VIVOBOOK_TITLE, brand: 'ASUS', priceEur: 699, ...changes });

const match = (offers: readonly FeedOffer[], rules: Partial<Parameters<typeof matchOffers>[2]> = {}) =>
  matchOffers(offers, RECORDS, { day: '2026-11-22', faultOf: () => null, ...rules });

const NOT_ITS_MEMORY = 'its part number belongs to a laptop with another memory';
const TOO_LITTLE = 'a new laptop, without a known processor, graphics, memory, storage';
const VICTUS_TITLE = 'Portátil HP Victus 15-fa9999ns 15.6" Intel Core i5-13420H 16GB 512GB SSD RTX 4050 Windows 11';

describe('an offer', () => {
  it.each([
    ['FreeDOS', 'FreeDOS', [LOQ.id], 0, 0],
    ['16GB', '32GB', [], 1, 0],
    ['512GB', '1TB', [], 1, 0],
    // No table of ours has this processor.
    ['i7-13650HX', 'i7-13645HX', [], 0, 1],
    ['5060', '5050', [], 1, 0],
    ['FreeDOS', 'Windows 11', [], 1, 0],
    ['15IRX10', '15IRX9', [], 1, 0],
  ])('is found by its title, which must agree: with %s as %s it is %j', (own, said, laptops, news, refusals) => {
    const { sightings, created, refused } = match([anOffer({ title: LOQ_TITLE.replace(own, said), brand: null })]);
    expect(sightings.map(({ laptop }) => laptop)).toEqual(news === 0 ? laptops : created.map(({ id }) => id));
    expect([created.length, refused.length]).toEqual([news, refusals]);
  });

  it('is found by an order code in place of the part number', () => {
    const offer = anOffer({ title: 'Portátil ASUS 15.6" 16GB 1TB SSD', mpn: '90NB13Y1-M01RK0' });
    expect(match([offer]).sightings).toEqual([]);
    const ordered = { ...VIVOBOOK, orderCodes: ['90NB13Y1-M01RK0'] };
    const rules = { day: '2026-11-22', faultOf: () => null };
    expect(matchOffers([offer], [ordered], rules).sightings).toMatchObject([{ laptop: VIVOBOOK.id }]);
  });

  it.each([
    [
      'the number of a laptop and the memory of another',
      { title: VIVOBOOK_TITLE.replace('16GB', '32GB') },
      NOT_ITS_MEMORY,
    ],
    ['graphics that do not exist', { title: `${VIVOBOOK_TITLE} RTX 9090` }, 'no graphics are called RTX 9090'],
    ['contradictions', { details: { 'memoria ram': '32 GB' } }, 'it contradicts itself in memory'],
    [
      'a direction character in its model',
      { title: VICTUS_TITLE.replace('Victus', 'Vic\u202Etus'), brand: 'HP', mpn: null },
      'a new laptop, model: has a control or direction character',
    ],
    ['too few facts', { title: 'Portátil HP 15-fd0403ns 15,6" FullHD', brand: 'HP' }, TOO_LITTLE],
  ])('with %s is refused', (_, changes, why) => {
    const { sightings, created, refused } = match([anOffer(changes)]);
    expect([sightings, created]).toEqual([[], []]);
    expect(refused).toMatchObject([{ why }]);
  });

  it.each([
    ['teclado retroiluminado inglés', 1],
    ['Teclado QWERTY Español', 0],
  ])("with another country's keyboard is refused, so that none is called Spanish: %s", (words, refusals) => {
    const known = anOffer({ title: `${VIVOBOOK_TITLE} ${words}` });
    const title = `Portátil HP 15-fd9999ns 15.6" Intel Core i5-13420H 16GB 512GB SSD Windows 11 ${words}`;
    const { sightings, refused } = match([known, anOffer({ title, brand: 'HP' })]);
    expect([sightings.length, refused.length]).toEqual([2 - 2 * refusals, 2 * refusals]);
  });

  it('of an unknown laptop becomes a record once, which its other offers find', () => {
    const { sightings, created } = match([
      anOffer({ title: VICTUS_TITLE, brand: 'HP' }),
      anOffer({ shop: 'Otra', sku: '2', title: VICTUS_TITLE, brand: 'HP Inc.' }),
    ]);
    expect(created).toMatchObject([
      {
        id: 'hp-victus-15-fa9999ns',
        model: 'Victus 15-fa9999ns',
        partNumber: '15-fa9999ns',
        cpu: 'Intel Core i5-13420H',
        gpu: 'NVIDIA GeForce RTX 4050',
        ramGb: 16,
        storageGb: 512,
        screenInches: 15.6,
        os: 'windows',
        priceEur: 699,
        priceDate: '2026-11-22',
      },
    ]);
    expect(sightings.map(({ laptop, offer }) => [laptop, offer.shop])).toEqual([
      ['hp-victus-15-fa9999ns', 'Tienda'],
      ['hp-victus-15-fa9999ns', 'Otra'],
    ]);
  });

  it('that cannot be is refused, and makes no laptop', () => {
    const offers = [anOffer({ priceEur: 300 }), anOffer({ title: VICTUS_TITLE, brand: 'HP', priceEur: 300 })];
    const { sightings, created, refused } = match(offers, {
      faultOf: ({ priceEur }) => (priceEur < 500 ? 'too cheap' : null),
    });
    expect([sightings, created]).toEqual([[], []]);
    expect(refused.map(({ why }) => why)).toEqual(['too cheap', 'too cheap']);
  });
});
