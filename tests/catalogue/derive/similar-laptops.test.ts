import { expect, it } from 'vitest';
import { similarLaptopsOf } from '#catalogue/derive/similar-laptops.ts';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';
import { aRecord } from '../a-record.ts';

const unknown = aRecord({ id: 'unknown', model: 'Vivobook 14 M1407GA', weightKg: null });

const likelyKg = (...others: readonly LaptopRecord[]) =>
  similarLaptopsOf([unknown, ...others]).likely(unknown, 'weightKg');

/** One case for each weight. */
const casesOf = (...weights: readonly number[]) =>
  weights.map((weightKg, index) => aRecord({ id: `other-${index}`, model: `Line ${index}`, weightKg }));

const many = (name: string, count: number, changes: Partial<LaptopRecord>): LaptopRecord[] =>
  Array.from({ length: count }, (_, index) =>
    aRecord({ id: `${name}-${index}`, model: `${name}${index}`, ...changes }),
  );

it('the likely value of an unknown figure is that of another configuration of the case, even if many other laptops differ', () => {
  const sameCase = aRecord({ id: 'same', model: 'Vivobook 14 M1407KA', weightKg: 1.46 });
  const likely = likelyKg(sameCase, ...casesOf(1.1, 1.9, 2.4));
  expect(new Set(likely)).toEqual(new Set([1.46]));
  expect(likely).toHaveLength(9);
});

it('the likely value of an unknown figure is spread over the values of its form, worst first', () => {
  const likely = likelyKg(...casesOf(1.2, 1.4, 1.6, 1.8, 2));
  expect(likely).toEqual(likely.toSorted((a, b) => b - a));
  expect(new Set(likely).size).toBeGreaterThan(3);
});

it('the likely value of an unknown figure prefers its product line to others of the form, and counts each case once', () => {
  const line = aRecord({ id: 'line', model: 'Vivobook 14 X9999ZZ', weightKg: 1.5 });
  const often = ['a', 'b', 'c', 'd'].map((id) => aRecord({ id, model: 'Other 14', weightKg: 2.2 }));
  const likely = likelyKg(line, ...often);
  expect(likely.filter((kg) => kg === 1.5).length).toBeGreaterThan(likely.filter((kg) => kg === 2.2).length);
});

it('the likely value of an unknown figure comes from laptops of a similar price if there are very many', () => {
  const cheap = many('Cheap', 500, { priceEur: 400, weightKg: 2.2 });
  const near = many('Near', 200, { priceEur: 810, weightKg: 1.3 });
  const dear = many('Dear', 500, { priceEur: 1500, weightKg: 1.1 });
  expect(new Set(likelyKg(...cheap, ...near, ...dear))).toEqual(new Set([1.3]));
});

it('the likely value of an unknown figure does not exist without similar laptops, and is not taken from the laptop itself', () => {
  expect(likelyKg()).toEqual([]);
  const alone = aRecord({ id: 'alone', weightKg: 1.4 });
  expect(similarLaptopsOf([alone]).likely(alone, 'weightKg')).toEqual([]);
});
