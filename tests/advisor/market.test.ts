/**
 * Price against fit, and the sentences about it. `checks/all-properties.ts` has properties over random answers.
 */
import { describe, expect, it } from 'vitest';
import { advisorFor } from '#guarantees/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import type { Laptop } from '#catalogue/laptop.ts';

const FAST = { cpuIndex: 70, ramGb: 32 } as const;

const marketOf = (laptops: readonly Laptop[], budget = 1500) => advisorFor(laptops).market(answers({ budget }));

describe('the points', () => {
  it('are all that qualify, cheapest first, with Windows in the price of those that come without', () => {
    const bare = laptop('bare', { os: 'none', priceEur: 600 });
    const { points } = marketOf([
      laptop('dear', { priceEur: 1501 }),
      { ...bare, cost: { ...bare.cost, licenceEur: 145 } },
      laptop('cheap', { priceEur: 649.99 }),
    ]);
    expect(points.map(({ id, price }) => [id, price])).toEqual([
      ['cheap', 649.99],
      ['bare', 745],
    ]);
  });

  it('are none if no laptop qualifies, and there is no sentence', () => {
    expect(marketOf([laptop('a')], 300)).toEqual({
      points: [],
      frontier: [],
      cards: [],
      more: null,
      less: null,
      enough: null,
      catalogue: { date: '2026-08', size: 1 },
    });
  });

  it('have the best fit of their price on the frontier, the first in the order of rows of equal ones', () => {
    const { frontier } = marketOf([
      laptop('twin-b', { priceEur: 500 }),
      laptop('twin-a', { priceEur: 500 }),
      laptop('slow', { priceEur: 600, cpuIndex: 20 }),
      laptop('better', { priceEur: 700, cpuIndex: 50 }),
      laptop('best', { priceEur: 700, ...FAST }),
    ]);
    expect(frontier).toEqual(['twin-a', 'best']);
  });

  it('leave a frontier to those that are not capable only among themselves', () => {
    const asked = answers({ purposes: ['gaming'] });
    const slow = [laptop('a'), laptop('b', { priceEur: 800, ...FAST })];
    const alone = advisorFor(slow).market(asked);
    expect(alone.points.map(({ capable }) => capable)).toEqual([false, false]);
    expect(alone.frontier).toEqual(['a', 'b']);
    expect([alone.more, alone.less, alone.enough]).toEqual([null, null, null]);
    const able = laptop('able', { priceEur: 900, gpuIndex: 60, gpuSeries: 'nvidia_rtx40', refreshHz: 144 });
    expect(advisorFor([...slow, able]).market(asked).frontier).toEqual(['able']);
  });
});

describe('what the sentences about money say', () => {
  const middle = laptop('middle', { priceEur: 700, batteryHours: 10 });
  /** «middle» wins with 1,000 €. */
  const ladder = [
    laptop('low', { priceEur: 640, batteryHours: 5 }),
    middle,
    laptop('high', { priceEur: 790, batteryHours: 10, cpuIndex: 52, weightKg: 1.8 }),
  ];
  const top = laptop('top', { ...FAST, priceEur: 1479.5, batteryHours: 14, weightKg: 1.1 });

  it('is what the nearest steps gain and lose', () => {
    const { cards, more, less } = marketOf([...ladder, top], 1000);
    expect(cards[0]).toBe('middle');
    expect(more).toEqual({
      id: 'high',
      name: 'Marca high',
      euros: 90,
      text: 'Con 90 € más ganas 26 % de velocidad de procesador, pero pesa 0,1 kg más.',
    });
    expect(less?.text).toBe('Con 60 € menos pierdes 5 h de autonomía.');
  });

  it('is from when nothing dearer is worth its price, and what the next thing costs', () => {
    expect(marketOf([...ladder, top], 1000).enough).toEqual({
      upTo: 790,
      next: 1480,
      text: 'No pagues más de 790 €: lo siguiente que notarías cuesta 1480 €.',
    });
    expect(marketOf(ladder, 1000).enough?.text).toBe('No pagues más de 790 €: por encima no notarías mejora.');
  });

  it('is nothing about enough if a dearer one has more video memory and graphics are a priority', () => {
    const asked = answers({ purposes: ['gaming'], priorities: ['graphics'], budget: 4000 });
    const series = { gpuSeries: 'nvidia_rtx50', gpuIndex: 97, cpuIndex: 70, refreshHz: 240, ramGb: 32 } as const;
    const limitBeside = (videoMemoryGb: number) =>
      advisorFor([
        laptop('first', { ...series, videoMemoryGb: 16, priceEur: 2000 }),
        laptop('dearer', { ...series, videoMemoryGb, gpuIndex: 98, priceEur: 2500 }),
      ]).market(asked).enough?.upTo;
    expect(limitBeside(16)).toBe(2000);
    expect(limitBeside(24)).toBeUndefined();
  });

  it('is nothing of a step whose loss weighs as much as its gain', () => {
    const heavy = laptop('heavy', { priceEur: 790, cpuIndex: 50, batteryHours: 8.2 });
    const { frontier, more } = marketOf([middle, { ...heavy, panel: 'oled' }], 1000);
    expect([frontier, more]).toEqual([['middle', 'heavy'], null]);
  });

  it('goes beyond the budget for what is worth it, and says so', () => {
    const { more, enough } = marketOf(
      [middle, laptop('just-above', { ...FAST, priceEur: 805.5, batteryHours: 10 })],
      800,
    );
    expect(more?.text).toMatch(/^Con 106 € más ganas .+\. Te pasas 6 € del presupuesto\.$/);
    expect(enough).toBeNull();
  });

  it('is nothing of a step that costs more than a quarter of the budget, or no more than prices err', () => {
    expect(marketOf([laptop('a'), laptop('b', { priceEur: 951, ...FAST })], 1000).less).toBeNull();
    expect(marketOf([laptop('a'), laptop('b', { priceEur: 713, ...FAST })], 1000).less).toBeNull();
  });
});
