import { expect, it } from 'vitest';
import { goneLaptops } from '#advisor/explain/gone.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { SIMILAR_LAPTOPS_MAX } from '#contract/error.ts';

const catalogue = CATALOGUE;
const { gone = [], laptops } = catalogue;
const goneOf = goneLaptops(catalogue);
const similarTo = (id: string) => goneOf(id)?.similarLaptops.map((similar) => similar.id) ?? [];

it('a laptop that left the catalogue names its most similar laptops with their prices, in whatever order the laptops stand', () => {
  expect(gone.length).toBeGreaterThan(0);
  const turned = goneLaptops({ ...catalogue, laptops: laptops.toReversed() });
  for (const { id, name, left } of gone.filter(({ now }) => now === undefined)) {
    const found = goneOf(id);
    expect(found).toMatchObject({ id, name, left });
    expect(found?.similarLaptops).toHaveLength(SIMILAR_LAPTOPS_MAX);
    for (const similar of found?.similarLaptops ?? []) {
      const laptop = laptops.find((one) => one.id === similar.id);
      expect(laptop).toMatchObject({ name: similar.name, priceEur: similar.price });
    }
    expect(turned(id)).toEqual(found);
  }
});

it('a laptop that left the catalogue has other configurations of its case first, then one of each other case', () => {
  expect(similarTo('apple-macbook-air-15-m3-16-256-2880-macos')[0]).toMatch(/^apple-macbook-air-15-m3/);
  for (const { id } of gone) {
    const chassis = similarTo(id).map((similar) => laptops.find((one) => one.id === similar)?.chassis);
    const [own] = chassis;
    const others = chassis.filter((one) => one !== own);
    expect(new Set(others).size).toBe(others.length);
  }
});

it('a laptop that left the catalogue is replaced by similar laptops only: none without graphics in place of a gaming laptop', () => {
  for (const record of gone.filter(({ formFactor, now }) => formFactor === 'gaming' && now === undefined)) {
    const forms = similarTo(record.id).map((similar) => laptops.find((one) => one.id === similar)?.formFactor);
    expect(forms).toEqual(['gaming', 'gaming', 'gaming']);
  }
});

it('a laptop that left the catalogue leads to the one that is the same under another id', () => {
  const [record] = gone;
  const [laptop] = laptops;
  if (!record || !laptop) throw new Error('An empty catalogue');
  const renamed = goneLaptops({ ...catalogue, gone: [{ ...record, now: laptop.id }] });
  expect(renamed(record.id)?.similarLaptops).toEqual([{ id: laptop.id, name: laptop.name, price: laptop.priceEur }]);
});
