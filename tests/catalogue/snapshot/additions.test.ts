import { describe, expect, it } from 'vitest';
import { overLimit, recentAdditions } from '#catalogue/snapshot/additions.ts';
import { MONDAY, TUESDAY } from './sightings.ts';

const by = (seller: string, count: number) => Array.from({ length: count }, () => seller);
const earlier = (seller: string, count: number) => by(seller, count).map((one) => ({ seller: one, at: MONDAY }));
const over = (...args: Parameters<typeof overLimit>) => [...overLimit(...args).values()];

describe('laptops that feeds may add', () => {
  it('are 50 of one seller, those of the last days included', () => {
    expect(over([], by('A', 50), 5000)).toEqual([]);
    expect(over([], [...by('A', 51), ...by('B', 20)], 5000)).toEqual(['A adds 51 laptops, at most 50 of one shop']);
    expect(over(earlier('A', 40), by('A', 11), 5000)).toEqual([
      'A adds 11 laptops after 40 in the last days, at most 50 of one shop',
    ]);
  });

  it('are 100 of all, and a tenth of the catalogue: the sellers of most wait', () => {
    const three = [...by('A', 30), ...by('B', 40), ...by('C', 31)];
    expect(over([], three, 5000)).toEqual(['B adds 40 of 101 new laptops, at most 100 of all shops']);
    expect(over([], three.slice(1), 5000)).toEqual([]);
    expect(over([], three, 529)).toEqual([
      'B adds 40 of 101 new laptops, at most 52 of all shops',
      'C adds 31 of 61 new laptops, at most 52 of all shops',
    ]);
    expect(over(earlier('A', 50), by('B', 3), 529)).toHaveLength(1);
    expect(over([], by('A', 1), 0)).toHaveLength(1);
  });

  it('count for a week', () => {
    const added = { a: { seller: 'A', at: MONDAY }, b: { seller: 'A', at: TUESDAY } };
    expect(recentAdditions(added, '2026-11-23T06:00:00.000Z')).toEqual({ b: added.b });
    expect(recentAdditions(undefined, MONDAY)).toEqual({});
  });
});
