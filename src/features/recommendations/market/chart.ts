/** The geometry of the market's picture. */
import type { Market } from '#contract/market.ts';

export interface Place {
  x: number;
  y: number;
}

/** In pixels. */
export interface ChartSize {
  width: number;
  height: number;
  /** The font size. */
  em: number;
}

interface Tick extends Place {
  value: number;
}

export interface Chart {
  /** Positions of the points, in their order. */
  places: readonly Place[];
  /** Positions that the pointer hits: the coin of a card, else the point. */
  targets: readonly Place[];
  /** Ends of the axes; the right one is the budget. No point or coin lies above `top`, where the key stands. */
  edges: { left: number; right: number; top: number; bottom: number };
  prices: readonly Tick[];
  fits: readonly Tick[];
  /** Path of an SVG: steps through the laptops that fit best for their price. */
  frontier: string;
  /** Positions of the cards' coins, best first; moved apart if they would overlap, between the axes' ends. */
  coins: readonly Place[];
}

export const COIN_PX = 10;
/** Of the ring around the highlighted coin, with its line. */
const RING_PX = COIN_PX + 5;
/** One pixel more than touching, so that rounding does not make coins overlap. */
const APART_PX = 2 * COIN_PX + 1;
/** Of the budget's words, below its amount. */
export const LINE_EM = 1.2;
const PRICE_STEPS = [20, 50, 100, 200, 250, 500, 1000];
const FIT_STEP = 0.1;
/** On a shorter axis a difference of one percent would look large. */
const SHORTEST_AXIS = 0.3;

/**
 * Both axes are linear, even prices although cheap laptops crowd: the value of a euro is a slope, and on a logarithmic
 * axis the slope of equal gains would fall.
 * @param budget euros
 */
export function drawChart({ points, frontier, cards }: Market, budget: number, size: ChartSize): Chart {
  const { width, height, em } = size;
  const edges = { left: 3.2 * em, right: width - 1.5 * em, top: 1.5 * em, bottom: height - (1.75 + LINE_EM) * em };
  const fits = points.map(({ fit }) => fit);
  const high = Math.max(SHORTEST_AXIS, Math.ceil(Math.max(...fits) / FIT_STEP - ROUNDING) * FIT_STEP);
  const low = Math.min(high - SHORTEST_AXIS, Math.floor(Math.min(...fits) / FIT_STEP + ROUNDING) * FIT_STEP);
  const cheapest = points[0]?.price ?? 0;
  const dearest = Math.max(budget, points.at(-1)?.price ?? 0);
  const xOf = scale(cheapest, dearest, edges.left + COIN_PX, edges.right);
  const yOf = scale(low, high, edges.bottom - COIN_PX, edges.top + RING_PX);
  const placeOf = ({ price, fit }: { price: number; fit: number }) => ({ x: xOf(price), y: yOf(fit) });
  const places = points.map(placeOf);
  const placesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => places[points.findIndex((point) => point.id === id)] ?? []);
  const steps = placesOf(frontier);
  const coins = moveApart(placesOf(cards), edges);
  return {
    places,
    targets: points.map(({ id }, index) => coins[cards.indexOf(id)] ?? places[index] ?? { x: 0, y: 0 }),
    edges,
    prices: ticks(cheapest, dearest, PRICE_STEPS, Math.min(8, (edges.right - edges.left) / (4.2 * em)))
      .filter((value) => xOf(value) < edges.right - amountEm(budget) * em)
      .map((value) => ({ value, x: xOf(value), y: edges.bottom })),
    fits: ticks(low, high, [FIT_STEP, 2 * FIT_STEP, 5 * FIT_STEP], (edges.bottom - edges.top) / (3.5 * em)).map(
      (value) => ({ value, x: edges.left, y: yOf(value) }),
    ),
    frontier: stepsThrough(steps, edges.right),
    coins,
  };
}

/** The width of an amount in bold letters. */
const amountEm = (euros: number): number => 1.35 + 0.65 * String(euros).length;

/** Tolerance for tenths, which are not exact. */
const ROUNDING = 1e-6;

const scale = (from: number, to: number, start: number, end: number) => (value: number) =>
  round(to > from ? start + ((value - from) / (to - from)) * (end - start) : (start + end) / 2);

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** @returns the multiples of the first step that gives at most `most` ticks */
function ticks(low: number, high: number, steps: readonly number[], most: number): number[] {
  const step = steps.find((one) => (high - low) / one <= most) ?? steps.at(-1) ?? 1;
  const first = Math.ceil(low / step - ROUNDING);
  const last = Math.floor(high / step + ROUNDING);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function stepsThrough([first, ...others]: readonly Place[], right: number): string {
  return first ? `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}H${right}` : '';
}

/** The best one keeps its position, the others move outwards while there is room; their numbers identify them. */
function moveApart(coins: readonly Place[], { left, right }: Chart['edges']): Place[] {
  const [best] = coins;
  if (!best) return [];
  const room = (coins.length - 1) * APART_PX;
  const leftwards = best.x - room > left + COIN_PX ? -1 : 1;
  const rightwards = best.x + room < right + COIN_PX ? 1 : -1;
  const settled: Place[] = [];
  const outwards = coins.toSorted((a, b) => Math.abs(a.x - best.x) - Math.abs(b.x - best.x));
  for (const coin of outwards) {
    const free = { ...coin };
    const covered = () => settled.find(({ x, y }) => Math.hypot(x - free.x, y - free.y) < 2 * COIN_PX);
    const side = coin.x < best.x ? leftwards : rightwards;
    for (let other = covered(); other; other = covered()) free.x = other.x + side * APART_PX;
    settled.push(free);
  }
  return coins.map((coin) => settled[outwards.indexOf(coin)] ?? coin);
}

/** @returns the index of the nearest place, and how far it is */
export function nearestTo({ x, y }: Place, places: readonly Place[]): { index: number; distance: number } {
  const distances = places.map((place) => Math.hypot(place.x - x, place.y - y));
  const distance = Math.min(...distances);
  return { index: distances.indexOf(distance), distance };
}
