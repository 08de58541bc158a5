import { describe, expect, it } from 'vitest';
import type { Market } from '#contract/market.ts';
import { COIN_PX, drawChart, nearestTo } from '#src/features/recommendations/market/chart.ts';

const SIZE = { width: 600, height: 400, em: 13 };

/** @param figures price and fit of each point, which is named by its index */
function marketOf(figures: string, changes: Partial<Market> = {}): Market {
  const points = figures.split(' ').map((pair, index) => {
    const [price = 0, fit = 0] = pair.split(':').map(Number);
    return { id: String(index), name: '', price, fit, capable: true };
  });
  const nothing = { more: null, less: null, enough: null };
  return { points, frontier: [], cards: [], ...nothing, catalogue: { size: 1, date: '2026-10-02' }, ...changes };
}

describe('the picture of the market', () => {
  it('has the budget as its right edge, and fits upwards', () => {
    const { places, edges } = drawChart(marketOf('400:0.2 700:0.8 1000:0.5'), 1000, SIZE);
    const [cheap, middle, dear] = places;
    expect(dear?.x).toBe(edges.right);
    expect(middle?.x).toBeCloseTo(((cheap?.x ?? 0) + edges.right) / 2, 0);
    expect(middle?.y).toBeLessThan(dear?.y ?? 0);
    expect(dear?.y).toBeLessThan(cheap?.y ?? 0);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(edges.left);
      expect(y).toBeGreaterThanOrEqual(edges.top);
      expect(y).toBeLessThan(edges.bottom);
    }
  });

  it('draws the frontier as steps that end at the budget', () => {
    const { frontier, places, edges } = drawChart(
      marketOf('400:0.2 700:0.8 900:0.5', { frontier: ['0', '1'] }),
      1000,
      SIZE,
    );
    const [first, second] = places;
    expect(frontier).toBe(`M${first?.x} ${first?.y}H${second?.x}V${second?.y}H${edges.right}`);
  });

  it.each([
    '500:0.5 500:0.5 500:0.5',
    '500:0.5 501:0.5 502:0.5',
    '500:0.5 900:0.5 901:0.51',
    '1998:0.8 1999:0.8 2000:0.8',
  ])('keeps the numbers of the cards apart and off the labels, the best in its place: %j', (figures) => {
    const { coins, places, edges } = drawChart(marketOf(figures, { cards: ['1', '0', '2'] }), 2000, SIZE);
    expect(coins[0]).toEqual(places[1]);
    for (const { x, y } of coins) {
      expect(x - COIN_PX).toBeGreaterThanOrEqual(edges.left);
      expect(x).toBeLessThan(edges.right + COIN_PX);
      expect(y - COIN_PX).toBeGreaterThanOrEqual(edges.top);
      expect(y + COIN_PX).toBeLessThanOrEqual(edges.bottom);
    }
    for (const [index, one] of coins.entries())
      for (const other of coins.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * COIN_PX);
  });

  it('of one laptop at the budget has finite places', () => {
    const { places, prices, fits } = drawChart(marketOf('500:0.5', { cards: ['0'], frontier: ['0'] }), 500, SIZE);
    for (const { x, y } of [...places, ...prices, ...fits]) expect(Number.isFinite(x + y)).toBe(true);
    expect(fits.length).toBeGreaterThan(1);
  });

  it.each([
    ['310:0.2 1490:0.8', 1500, SIZE, [400, 600, 800, 1000, 1200]],
    // A phone's
    ['240:0.2 700:0.8', 700, { ...SIZE, width: 324 }, [300, 400, 500, 600]],
    ['240:0.2 1990:0.8', 2000, { ...SIZE, width: 324 }, [500, 1000, 1500]],
  ])('has prices in round steps up to the budget, none under its amount: %j', (figures, budget, size, expected) => {
    const { prices, edges } = drawChart(marketOf(figures), budget, size);
    expect(prices.map(({ value }) => value)).toEqual(expected);
    // Half of both amounts, a digit wide 0.6 em at most.
    for (const { value, x } of prices)
      expect(edges.right - x).toBeGreaterThan(0.3 * size.em * (`${value} €`.length + `${budget} €`.length));
  });
});

it('the nearest place is found with its distance', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(nearestTo({ x: 8, y: 0 }, places)).toEqual({ index: 1, distance: 2 });
});
