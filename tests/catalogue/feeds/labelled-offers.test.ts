/** Measures how often the matching is right, with labelled offers. */
import { expect, it } from 'vitest';
import type { FeedOffer } from '#catalogue/feeds/feed-offer.ts';
import { matchOffers } from '#catalogue/feeds/match-offers.ts';
import { notNew } from '#catalogue/reading/condition.ts';
import { notALaptop } from '#catalogue/reading/product-kind.ts';
import { EMBEDDED } from '#tests/support/snapshots.ts';
import { anOffer } from './a-feed.ts';
import { LABELLED, type LabelledOffer } from './labelled.ts';

const ids = new Set(EMBEDDED.map(({ id }) => id));
const laptops = LABELLED.filter(({ label }) => label !== 'skip');
const ofKnown = laptops.filter(({ label }) => ids.has(label));

function offerOf({ sku, title, brand, mpn, price, details }: LabelledOffer): FeedOffer {
  const labelled = details.split('; ').flatMap((pair): [string, string][] => {
    const [label, value] = pair.split(': ');
    return label && value ? [[label, value]] : [];
  });
  const priceEur = Number(price);
  return anOffer({
    sku,
    title,
    brand: brand || null,
    mpn: mpn || null,
    priceEur,
    details: Object.fromEntries(labelled),
  });
}

/** Each offer is matched alone, so that no offer profits from a record that another one created. */
const rules = { day: '2026-11-22', faultOf: () => null };
const matchings = laptops.map((row) => Object.assign({ row }, matchOffers([offerOf(row)], EMBEDDED, rules)));
const applied = matchings
  .filter(({ created }) => created.length === 0)
  .flatMap(({ row, sightings }) => sightings.map((match) => ({ row, match })));
const isLaptop = ({ title }: LabelledOffer) => notALaptop(title, '') === null && notNew(title, '') === null;
const share = (part: number, whole: number) => part / whole;

it('the labelled offers are of the right laptop where a match is applied, in at least 99 of 100', () => {
  const wrong = applied.filter(({ row, match }) => match.laptop !== row.label);
  for (const { row, match } of wrong) console.log(`${row.title} → ${match.laptop}`);
  expect(1 - share(wrong.length, applied.length)).toBeGreaterThanOrEqual(0.99);
});

it('the labelled offers find their laptop in at least 90 of 100', () => {
  const right = applied.filter(({ row, match }) => match.laptop === row.label);
  expect(share(right.length, ofKnown.length)).toBeGreaterThanOrEqual(0.9);
});

it('the labelled offers make no second record of a known laptop', () => {
  const doubled = matchings.filter(({ row, created }) => created.length > 0 && ids.has(row.label));
  expect(doubled.map(({ row }) => row.title)).toEqual([]);
});

it('the labelled offers become records with the facts that count', () => {
  const created = matchings.flatMap((matching) => matching.created);
  expect(created.length).toBeGreaterThan(80);
  for (const { cpu, gpu, ramGb, storageGb, screenInches, priceBasis } of created) {
    expect([cpu, gpu, ramGb, storageGb, screenInches]).not.toContain(null);
    expect(priceBasis).toBe('listed-es');
  }
});

it('the labelled offers are distinguished from what is no new laptop', () => {
  expect(LABELLED.filter((row) => isLaptop(row) !== (row.label !== 'skip')).map(({ title }) => title)).toEqual([]);
});
