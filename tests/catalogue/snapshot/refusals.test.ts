import { describe, expect, it } from 'vitest';
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { reasonsAgainst } from '#catalogue/snapshot/refusals.ts';
import { aRecord } from '../a-record.ts';

const laptops = (count: number, priceEur = 600) =>
  deriveLaptops(
    Array.from({ length: count }, (_, n) =>
      aRecord({ id: `book-${n}`, model: `Book ${n}`, priceEur, priceDate: '2026-11-16', priceBasis: 'listed-es' }),
    ),
  );
const refusalsOf = (...args: Parameters<typeof reasonsAgainst>) =>
  reasonsAgainst(...args).map(({ refusal, text }) => [refusal, text]);
const anOld = (id: string) => aRecord({ id, model: id, priceDate: '2025-10-01', priceBasis: 'converted' });

/** Seen for next to nothing. */
const unbelieved = (laptop: Laptop): Laptop =>
  Object.assign(laptop, { cost: { ...laptop.cost, doubtful: true, seenEur: 90 } });

describe('a new snapshot', () => {
  it('is refused when it lost over a fifth of the laptops', () => {
    expect(refusalsOf(laptops(10), laptops(8))).toEqual([]);
    expect(refusalsOf(laptops(10), laptops(7))).toEqual([['lost', '3 of 10 laptops are missing']]);
  });

  it('is refused when the median price moved by over a tenth', () => {
    expect(refusalsOf(laptops(3), laptops(3, 660))).toEqual([]);
    expect(refusalsOf(laptops(3), laptops(3, 539))).toEqual([
      ['median', 'the median price moved by 10.2 %, from 600 to 539 €'],
    ]);
  });

  it('is not refused because estimates of old prices rise with time', () => {
    const old = ['a', 'b', 'c', 'd'].map(anOld);
    const today = aRecord({ id: 'today', model: 'Today', priceEur: 3000, priceDate: '2028-11-16' });
    const before = deriveLaptops(old);
    const after = deriveLaptops([...old, today]);
    expect(after[0]?.priceEur).toBeGreaterThan((before[0]?.priceEur ?? 0) * 1.1);
    expect(refusalsOf(before, after)).toEqual([]);
  });

  it('is not refused because of what came or was never believed', () => {
    const cheap = deriveLaptops(['a', 'b', 'c', 'd', 'e'].map((id) => aRecord({ id, model: id, priceEur: 90 })));
    expect(refusalsOf(laptops(3), [...laptops(3), ...cheap])).toEqual([]);
    const believed = laptops(5);
    const taken = laptops(10).slice(5).map(unbelieved);
    expect(refusalsOf([...believed, ...taken], believed)).toEqual([]);
    expect(refusalsOf(believed, laptops(5).map(unbelieved))).toEqual([]);
  });
});
