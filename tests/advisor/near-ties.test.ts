import { describe, expect, it } from 'vitest';
import { createAdvisor } from '#advisor/advisor.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

/** Two laptops that differ by 20 € and a few grams. */
const SMALL: Laptop = laptop('small', { priceEur: 700 });
const LARGE: Laptop = laptop('large', { priceEur: 680, screenInches: 15.5, weightKg: 1.76 });

/** The ids of all cards, and of those that tie with the first. */
function tiesAmong(laptops: readonly Laptop[], asked = answers()) {
  const { cards, tiedWith } = createAdvisor({ laptops, date: '2026-10-02' }).recommend(asked);
  return { shown: cards.map((card) => card.laptop.id), tied: tiedWith.map(({ id }) => id) };
}

describe('a near tie', () => {
  it('is between laptops that differ by less than we know of them', () => {
    const { shown, tied } = tiesAmong([SMALL, LARGE]);
    expect(shown).toHaveLength(2);
    expect(tied).toEqual(shown.slice(1));
  });

  it('is not with one that is clearly worse', () => {
    const better = laptop('better', { batteryHours: 14, weightKg: 1.1, ramGb: 32, storageGb: 1024 });
    const worse = laptop('worse', { batteryHours: 3, weightKg: 2.5, ramGb: 8, priceEur: 600, screenInches: 14 });
    expect(tiesAmong([better, worse])).toEqual({ shown: ['better', 'worse'], tied: [] });
  });

  it('is not between laptops whose prices are far apart', () => {
    const worth = { weightKg: 1.4, batteryHours: 9, storageGb: 1024, cpuIndex: 46 };
    const pair = [laptop('cheap', { priceEur: 700 }), laptop('dear', { ...worth, priceEur: 1400 })];
    expect(tiesAmong(pair, answers({ budget: 1500 })).tied).toEqual([]);
  });
});
