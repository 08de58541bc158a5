import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDecisions, readDecisions } from '#catalogue/feeds/decisions.ts';
import { FeedError, type FeedOffer } from '#catalogue/feeds/feed-offer.ts';
import { type KnownOffers, matchOffers } from '#catalogue/feeds/match-offers.ts';
import { readOrderCodes } from '#catalogue/feeds/order-codes.ts';
import { EMBEDDED } from '#tests/support/snapshots.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
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
const VICTUS = aRecord({
  id: 'hp-victus-15-fa9999ns',
  brand: 'HP',
  model: 'Victus 15-fa9999ns',
  partNumber: '15-fa9999ns',
  cpu: 'Intel Core i5-13420H',
  gpu: 'NVIDIA GeForce RTX 4050',
  screenInches: 15.6,
});
const RECORDS = [VIVOBOOK, LOQ];
const VIVOBOOK_TITLE = 'Portátil ASUS Vivobook 15 F1504VA-BQ305W, 15.6", Intel Core 7 150U, 16GB RAM, 1TB SSD';
const LOQ_TITLE = 'Portátil Lenovo LOQ 15IRX10 15.6" Intel Core i7-13650HX 16GB 512GB SSD RTX 5060 FreeDOS';

const anOffer = (changes: Partial<FeedOffer> = {}): FeedOffer =>
  anyOffer({ title: VIVOBOOK_TITLE, brand: 'ASUS', priceEur: 699, ...changes });

const GTIN = '4711387645123';

const match = (offers: readonly FeedOffer[], known: Partial<KnownOffers> = {}, records = RECORDS) =>
  matchOffers(offers, records, { decisions: [], identifiers: {}, day: '2026-11-22', ...known });

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
  ])('is found by its title, which must agree: with %s as %s it is %j', (own, said, laptops, news, questions) => {
    const { applied, created, unsure } = match([anOffer({ title: LOQ_TITLE.replace(own, said), brand: null })]);
    expect(applied.map(({ laptop }) => laptop)).toEqual(laptops);
    expect([created.length, unsure.length]).toEqual([news, questions]);
  });

  it('with the number of a laptop and the memory of another is left to a person', () => {
    const title = VIVOBOOK_TITLE.replace('16GB', '32GB');
    const { applied, created, unsure } = match([anOffer({ title }), anOffer({ title, gtin: GTIN })], {
      identifiers: { [VIVOBOOK.id]: [{ gtin: GTIN, shop: 'Otra' }] },
    });
    expect([applied, created]).toEqual([[], []]);
    expect(unsure).toMatchObject([
      { why: 'its part number belongs to a laptop with another memory', laptops: [VIVOBOOK.id] },
      { why: 'its part number belongs to a laptop with another memory' },
    ]);
  });

  it('is found by an order code in place of the part number', () => {
    const offer = anOffer({ title: 'Portátil ASUS 15.6" 16GB 1TB SSD', mpn: '90NB13Y1-M01RK0' });
    const orderCodes = [{ laptop: VIVOBOOK.id, code: '90NB13Y1-M01RK0' }];
    expect(match([offer]).applied).toEqual([]);
    expect(match([offer], { orderCodes }).applied).toMatchObject([{ laptop: VIVOBOOK.id, by: 'part number' }]);
    const ids = new Set(EMBEDDED.map(({ id }) => id));
    expect(readOrderCodes().filter(({ laptop }) => !ids.has(laptop))).toEqual([]);
  });

  it('that contradicts itself is left to a person', () => {
    const { unsure } = match([anOffer({ details: { 'memoria ram': '32 GB' } })]);
    expect(unsure).toMatchObject([{ why: 'it contradicts itself in memory', laptops: [VIVOBOOK.id] }]);
  });

  it('of an unknown laptop becomes a record once, which its other offers find', () => {
    const title = 'Portátil HP Victus 15-fa9999ns 15.6" Intel Core i5-13420H 16GB 512GB SSD RTX 4050 Windows 11';
    const { applied, created } = match([
      anOffer({ title, brand: 'HP' }),
      anOffer({ shop: 'Otra', sku: '2', title, brand: 'HP Inc.' }),
    ]);
    expect(created).toMatchObject([
      {
        record: {
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
      },
    ]);
    expect(applied).toMatchObject([{ laptop: 'hp-victus-15-fa9999ns', offer: { shop: 'Otra' } }]);
  });

  it('with too few facts is left to a person, with a list of what is missing', () => {
    const { unsure } = match([anOffer({ title: 'Portátil HP 15-fd0403ns 15,6" FullHD', brand: 'HP' })]);
    expect(unsure).toMatchObject([{ why: 'a new laptop, without processor, graphics, memory, storage', laptops: [] }]);
  });
});

const placed = ({ applied }: ReturnType<typeof match>) => applied.map(({ laptop, by }) => `${by}: ${laptop}`);

describe('the GTIN of an offer', () => {
  const bare = anOffer({ title: 'Asus Vivobook 15', gtin: GTIN });
  const victus = anOffer({
    shop: 'Honrada',
    title: 'Portátil HP Victus 15-fa9999ns 15.6" Intel Core i5-13420H 16GB 512GB SSD RTX 4050 Windows 11',
    brand: 'HP',
    gtin: GTIN,
  });
  const loq = anOffer({ title: LOQ_TITLE, brand: 'Lenovo', gtin: GTIN });

  it('is learnt with its teacher where a part number says whose it is, and believed the next time', () => {
    expect(match([bare]).applied).toEqual([]);
    const first = match([anOffer({ gtin: GTIN })]);
    expect(placed(first)).toEqual([`part number: ${VIVOBOOK.id}`]);
    expect(first.learnt).toEqual({ [VIVOBOOK.id]: [{ gtin: GTIN, shop: 'Tienda' }] });
    const again = match([{ ...bare, shop: 'Otra' }], { identifiers: first.learnt });
    expect(placed(again)).toEqual([`gtin: ${VIVOBOOK.id}`]);
    expect(again.learnt).toEqual(first.learnt);
    const byTitle = match([loq]);
    expect(placed(byTitle)).toEqual([`title: ${LOQ.id}`]);
    expect(byTitle.learnt).toEqual({});
  });

  it('is learnt for none where two laptops carry it', () => {
    const records = [...RECORDS, VICTUS];
    for (const offers of [
      [anOffer({ gtin: GTIN }), victus],
      [victus, anOffer({ gtin: GTIN })],
    ]) {
      const { applied, learnt } = match(offers, {}, records);
      expect(applied).toHaveLength(2);
      expect(learnt).toEqual({});
    }
    // One of them found by its title only, or new to the catalogue.
    expect(match([anOffer({ gtin: GTIN }), loq]).learnt).toEqual({});
    const { created, learnt } = match([anOffer({ gtin: GTIN }), victus]);
    expect([created.length, learnt]).toEqual([1, {}]);
  });

  it('that was taught wrongly once is outranked by a part number, dropped, and learnt anew', () => {
    const known = { identifiers: { [VIVOBOOK.id]: [{ gtin: GTIN, shop: 'Tienda' }] } };
    const contradicted = match([{ ...victus, title: 'HP Victus 15-fa9999ns' }], known, [...RECORDS, VICTUS]);
    expect(placed(contradicted)).toEqual([`part number: ${VICTUS.id}`]);
    expect(contradicted.learnt).toEqual({});
    expect(contradicted.dropped).toEqual([{ gtin: GTIN, laptop: VIVOBOOK.id, shop: 'Tienda', against: 'Honrada' }]);
    expect(match([victus], {}, [...RECORDS, VICTUS]).learnt).toEqual({
      [VICTUS.id]: [{ gtin: GTIN, shop: 'Honrada' }],
    });
  });

  it('is dropped if the offer has other facts, and the offer can still match its own laptop', () => {
    const known = { identifiers: { [VIVOBOOK.id]: [{ gtin: GTIN, shop: 'Otra' }] } };
    expect(placed(match([loq], known))).toEqual([`title: ${LOQ.id}`]);
    const silent = anOffer({ title: 'Portátil ASUS Vivobook 15 32GB', gtin: GTIN });
    for (const one of [loq, silent]) {
      const { learnt, dropped } = match([one], known);
      expect(learnt).toEqual({});
      expect(dropped).toEqual([{ gtin: GTIN, laptop: VIVOBOOK.id, shop: 'Otra', against: 'Tienda' }]);
    }
  });
});

const folder = temporaryFolder();

describe('a decision', () => {
  const bare = anOffer({ title: 'ASUS Vivobook', sku: '7' });
  const decide = (laptop: string, offer = bare) =>
    match([offer], { decisions: [{ shop: 'Tienda', sku: '7', laptop }] });

  it('places an offer, refuses it, or makes a laptop of it', () => {
    expect(decide(LOQ.id).applied).toMatchObject([{ laptop: LOQ.id, by: 'decision' }]);
    expect(decide('never')).toMatchObject({ applied: [], created: [], unsure: [] });
    const like = anOffer({ sku: '7', title: LOQ_TITLE.replace('16GB', '24GB'), brand: 'Lenovo' });
    expect(decide('new', like).created).toHaveLength(1);
  });

  it('that names a laptop no longer sold is asked again', () => {
    expect(decide('acme-gone').unsure).toMatchObject([{ why: 'decided for acme-gone, which has left the catalogue' }]);
  });

  it('is stored as a line of a file, and the last line counts', () => {
    const file = join(folder, 'decisions.jsonl');
    const line = { shop: 'Tienda', sku: '7', laptop: 'never', title: 'ASUS Vivobook', day: '2026-11-22' };
    expect(readDecisions(file)).toEqual([]);
    addDecisions([line], file);
    addDecisions([{ ...line, laptop: LOQ.id }], file);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2);
    expect(match([bare], { decisions: readDecisions(file) }).applied).toMatchObject([{ laptop: LOQ.id }]);
    writeFileSync(file, `${JSON.stringify(line)}\n{"shop":1}\n`);
    expect(() => readDecisions(file)).toThrow(FeedError);
    expect(() => readDecisions(file)).toThrow('line 2');
  });
});
