/** A price's history as a line and in words. */
import type { PriceHistory } from '#contract/offers.ts';

const DAY_MS = 24 * 60 * 60_000;
const YEAR_DAYS = 365;

interface Size {
  width: number;
  height: number;
  margin: number;
}

interface ChartPath {
  /** Of an SVG. */
  path: string;
  /** Where today stands. */
  end: { x: number; y: number };
}

/** Steps, because a price holds until it changes. The vertical axis runs from the lowest to the highest price. */
export function chartPath({ points, days, now }: Pick<PriceHistory, 'points' | 'days' | 'now'>, size: Size): ChartPath {
  const prices = [...points.map(([, price]) => price), now];
  const lowest = Math.min(...prices);
  const range = Math.max(...prices) - lowest;
  const start = Date.parse(points[0]?.[0] ?? '');
  const xOf = (day: string) =>
    size.margin + ((size.width - 2 * size.margin) * (Date.parse(day) - start)) / DAY_MS / days;
  const yOf = (price: number) =>
    size.margin + (size.height - 2 * size.margin) * (range === 0 ? 0.5 : 1 - (price - lowest) / range);
  const [first, ...others] = points.map(([day, price]) => ({ x: rounded(xOf(day)), y: rounded(yOf(price)) }));
  const end = { x: size.width - size.margin, y: rounded(yOf(now)) };
  const steps = others.map(({ x, y }) => `H${x}V${y}`).join('');
  return { path: `M${first?.x ?? end.x} ${first?.y ?? end.y}${steps}H${end.x}V${end.y}`, end };
}

const rounded = (figure: number): number => Math.round(figure * 10) / 10;

const MOST_DAYS = 0.5;

/** @returns how good a day it is to buy, in a sentence; nothing where that cannot be said */
export function comparedWithYear({
  cheaperThan,
  days,
  now,
  usual,
}: Pick<PriceHistory, 'cheaperThan' | 'days' | 'now' | 'usual'>): string {
  if (cheaperThan === null) return '';
  const known = days < YEAR_DAYS ? ` (conocemos ${days})` : '';
  // Rounded down: it is not made better than it is.
  if (cheaperThan >= MOST_DAYS)
    return `Más barato que ${Math.floor(cheaperThan * 10)} de cada 10 días del último año${known}.`;
  return now > usual ? `Pero lo habitual del último año es menos${known}.` : '';
}
