import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '#advisor/attributes.ts';
import { PRIORITY_REASONS } from '#words/needs-reasons.ts';
import { NEEDS, PRIORITY_NEEDS } from '#advisor/needs-table.ts';
import { needsOf } from '#advisor/needs.ts';
import { utilityPerEuro } from '#advisor/score.ts';
import { worthOf, worthOfFigure } from '#guarantees/benefit.ts';
import { comparedFigure, oriented } from '#guarantees/figures.ts';
import { methodOf } from '#build/built-pages/method-page.ts';
import { sourceOf } from '#build/built-pages/source.ts';
import { PRIORITIES } from '#contract/answers.ts';

const source = sourceOf({});
const { laptops } = source.catalogue;
const method = methodOf(source);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('the weights of the method', () => {
  it('have the demands of each priority', () => {
    expect(method.priorities.map(({ by }) => by)).toEqual(PRIORITIES);
    for (const { by, weights } of method.priorities) {
      expect(sumOf(weights.map(({ share }) => share))).toBeCloseTo(1);
      expect(weights.map(({ criterion }) => criterion)).toEqual(
        expect.arrayContaining(Object.keys(PRIORITY_NEEDS[by])),
      );
      const whys = Object.values(PRIORITY_REASONS[by]).map(({ why }) => why);
      expect(weights.map(({ why }) => why).toSorted()).toEqual(whys.toSorted());
    }
  });
});

describe('the curves of the method', () => {
  it('are those of the engine, straight between their points', () => {
    for (const { attribute, from, to, lines } of method.charts) {
      for (const { purpose, points, triple, floor } of lines) {
        expect(triple).toEqual(NEEDS[purpose][attribute].triple);
        expect(floor).toBe(NEEDS[purpose][attribute].floor ?? false);
        const needs = needsOf({ purposes: [purpose], priorities: [] });
        expect([points[0]?.[0], points.at(-1)?.[0]]).toEqual([from, to]);
        for (let step = 0; step <= 100; step += 1) {
          const figure = from + ((to - from) * step) / 100;
          const after = points.findIndex(([at]) => at >= figure);
          const [x1, y1] = points[Math.max(0, after - 1)] ?? [0, 0];
          const [x2, y2] = points[after] ?? [0, 0];
          const drawn = x1 === x2 ? y2 : y1 + ((y2 - y1) * (figure - x1)) / (x2 - x1);
          const worth = worthOfFigure(oriented(attribute, figure), attribute, needs);
          expect(Math.abs(drawn - 100 * worth)).toBeLessThan(0.2);
        }
      }
    }
  });
});

describe('the example of the method', () => {
  it('has no points for figures that are unknown', () => {
    const { id, purpose } = method.example;
    const laptop = laptops.find((one) => one.id === id);
    const { weights } = needsOf({ purposes: [purpose], priorities: [] });
    const unknown = ATTRIBUTES.filter((one) => weights[one] > 0 && laptop && comparedFigure(laptop, one) === null);
    expect(unknown).toEqual([]);
  });

  it('adds up to the utility of the laptop that is shown first', () => {
    const { id, purpose, budget, criteria, price, pricePoints, total } = method.example;
    const laptop = laptops.find((one) => one.id === id);
    if (!laptop) throw new Error('No such laptop');
    const needs = needsOf({ purposes: [purpose], priorities: [] });
    expect(Math.abs(sumOf(criteria.map(({ points }) => points)) - 100 * worthOf(laptop, needs))).toBeLessThan(0.7);
    expect(sumOf(criteria.map(({ weight }) => weight))).toBeCloseTo(100, 0);
    expect(pricePoints).toBeCloseTo(100 * utilityPerEuro(budget) * price, 0);
    expect(sumOf(criteria.map(({ points }) => points)) - pricePoints).toBeCloseTo(total);
  });
});

describe('the counts of the method', () => {
  it('are those of the catalogue', () => {
    const { prices, unknown, errors, catalogue } = method;
    expect(catalogue.size).toBe(laptops.length);
    expect(sumOf(prices.places.map((place) => place.laptops))).toBe(laptops.length);
    expect(prices.places[0]?.laptops).toBe(laptops.filter(({ cost }) => cost.exact).length);
    expect(prices.doubtful).toBe(laptops.filter(({ cost }) => cost.doubtful).length);
    expect(unknown).toContainEqual({
      field: 'weightKg',
      laptops: laptops.filter((one) => one.weightKg === null).length,
    });
    expect(sumOf(errors.battery.map((one) => one.laptops))).toBe(
      laptops.filter(({ batteryHours }) => batteryHours !== null).length,
    );
    for (const { batteryClass, error } of errors.battery) {
      const own = laptops.filter((one) => one.batteryClass === batteryClass);
      expect(new Set(own.map((one) => one.errors.battery))).toEqual(new Set([error]));
    }
  });
});
