import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceHistoryOf } from '#advisor/explain/offers.ts';
import type { PricePoint } from '#catalogue/offer.ts';
import { HISTORY_POINTS_MAX, priceHistorySchema } from '#contract/offers.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse('2026-11-22T10:35:00Z');
const TODAY = Math.floor(NOW / DAY_MS);

const iso = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const daysAgo = (days: number): string => iso(TODAY - days);

/** The price of each day of the last year, the oldest first, computed the slow and obvious way. */
function dayPrices(history: readonly PricePoint[], now: number): number[] {
  const prices: number[] = [];
  for (let day = TODAY - 364; day < TODAY; day += 1) {
    const held = history.findLast(([from]) => from <= iso(day));
    if (held) prices.push(held[1]);
  }
  return [...prices, now];
}

const histories = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 200, max: 230 })), {
    selector: ([ago]) => ago,
    maxLength: 300,
  })
  .map((changes) =>
    changes.toSorted(([one], [other]) => other - one).map(([ago, price]): PricePoint => [daysAgo(ago), price]),
  );
const prices = fc.integer({ min: 200, max: 230 });

const knownFor = (days: number) => priceHistoryOf([[daysAgo(days - 1), 800]], 700, NOW);

it('the history of a price compares days only once thirty are known', () => {
  expect(knownFor(29)?.cheaperThan).toBeNull();
  expect(knownFor(30)?.cheaperThan).toBeCloseTo(29 / 30);
});

it('the history of a price has the figures of its days, whatever they were', () => {
  fc.assert(
    fc.property(histories, prices, (history, now) => {
      const found = priceHistoryOf(history, now, NOW);
      const days = dayPrices(history, now);
      const dearer = days.filter((price) => price > now).length / days.length;
      const figures = {
        lowest: Math.min(...days),
        usual: days.toSorted((one, other) => one - other)[Math.ceil(days.length / 2) - 1],
        now,
        days: days.length,
        cheaperThan: days.length < 30 ? null : dearer,
      };
      expect(found && { ...found, points: [] }).toEqual(days.length < 2 ? null : { ...figures, points: [] });
    }),
  );
});

it('the history of a price has at most sixty of the changes, with the first, the last and both extremes', () => {
  fc.assert(
    fc.property(histories, prices, (history, now) => {
      const days = dayPrices(history, now);
      fc.pre(days.length > 1);
      const { points } = priceHistorySchema.parse(priceHistoryOf(history, now, NOW));
      expect(points.length).toBeLessThanOrEqual(HISTORY_POINTS_MAX);
      expect(points.map(([day]) => day)).toEqual(points.map(([day]) => day).toSorted());
      const start = TODAY - days.length + 1;
      expect(points[0]).toEqual([iso(start), days[0]]);
      expect(points.at(-1)?.[1]).toBe(now);
      expect(points.map(([, price]) => price)).toEqual(expect.arrayContaining([Math.min(...days), Math.max(...days)]));
      for (const [day, price] of points) expect(days[Date.parse(day) / DAY_MS - start]).toBe(price);
    }),
  );
});
