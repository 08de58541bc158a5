/** The offers of a laptop that can be bought now, and its prices of the last year. */
import {
  HISTORY_POINTS_MAX,
  isOfferCurrent,
  type Offer,
  OFFERS_MAX,
  type PriceHistory,
} from '../../contract/offers.ts';
import { safeLink } from '../../contract/safe-link.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { PricePoint } from '../../catalogue/offer.ts';

/** Hosts that links may lead to, subdomains included, because feeds are not trusted. */
export interface Shops {
  linkHosts: readonly string[];
}

const allowedLink = (address: string, hosts: readonly string[]): string | null =>
  address.startsWith('https://') ? safeLink(address, hosts) : null;

/**
 * @param now milliseconds since 1970
 * @returns the cheapest offer of each shop, cheapest first
 */
export function offersOf({ offers }: Pick<Laptop, 'offers'>, { linkHosts }: Shops, now: number): Offer[] {
  const current = offers
    .filter((offer) => offer.available && isOfferCurrent(offer, now))
    .toSorted((one, other) => one.priceEur - other.priceEur);
  const byShop = new Map<string, Offer>();
  for (const { shop, priceEur, link, seenAt } of current) {
    const safe = allowedLink(link, linkHosts);
    if (safe !== null && !byShop.has(shop)) byShop.set(shop, { shop, price: priceEur, link: safe, seenAt });
  }
  return [...byShop.values()].slice(0, OFFERS_MAX);
}

const DAY_MS = 24 * 60 * 60_000;
const YEAR_DAYS = 365;

/** Minimum known days for a history. */
const SHORTEST_DAYS = 2;

/** Minimum known days for a comparison with today. */
const COMPARABLE_DAYS = 30;

/** A price and the days on which it applied; days are integers counted since 1970. */
interface Span {
  from: number;
  days: number;
  price: number;
}

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * @param history days of change, oldest first
 * @param price euros today, whatever the last change was
 * @param now milliseconds since 1970
 * @returns `null` if less than two days are known
 */
export function priceHistoryOf(history: readonly PricePoint[], price: number, now: number): PriceHistory | null {
  const spans = lastYear(history, price, Math.floor(now / DAY_MS));
  const days = daysOf(spans);
  if (days < SHORTEST_DAYS) return null;
  const dearer = daysOf(spans.filter((span) => span.price > price));
  return {
    points: thinned(spans).map((span) => [isoDay(span.from), span.price]),
    lowest: Math.min(...spans.map((span) => span.price)),
    usual: median(spans, days),
    now: price,
    days,
    cheaperThan: days < COMPARABLE_DAYS ? null : dearer / days,
  };
}

const daysOf = (spans: readonly Span[]): number => spans.reduce((sum, { days }) => sum + days, 0);

/** Removes days before the last year and changes without an effect. */
function lastYear(history: readonly PricePoint[], price: number, today: number): Span[] {
  const start = today - YEAR_DAYS + 1;
  const changes = history
    .map(([day, then]) => ({ from: Math.max(start, Math.floor(Date.parse(day) / DAY_MS)), price: then }))
    .filter(({ from }) => from < today);
  const spans: Span[] = [];
  for (const [index, { from, price: then }] of [...changes, { from: today, price }].entries()) {
    const days = (changes[index + 1]?.from ?? (index < changes.length ? today : today + 1)) - from;
    const last = spans.at(-1);
    if (last?.price === then) last.days += days;
    else if (days > 0) spans.push({ from, days, price: then });
  }
  return spans;
}

/** The median price, weighted by days. */
function median(spans: readonly Span[], days: number): number {
  let left = days / 2;
  for (const { price, days: held } of spans.toSorted((one, other) => one.price - other.price)) {
    left -= held;
    if (left <= 0) return price;
  }
  return 0;
}

/**
 * Thins the history: retains the first, the last and, of each stretch between them, the lowest and the highest price.
 */
function thinned(spans: readonly Span[]): readonly Span[] {
  if (spans.length <= HISTORY_POINTS_MAX) return spans;
  const inner = spans.slice(1, -1);
  const stretches = HISTORY_POINTS_MAX / 2 - 1;
  const length = Math.ceil(inner.length / stretches);
  const ends = [spans.at(0), spans.at(-1)];
  const extremes = Array.from({ length: stretches }, (_, index) => {
    const [first, ...others] = inner
      .slice(index * length, (index + 1) * length)
      .toSorted((one, other) => one.price - other.price);
    return [first, others.at(-1)];
  });
  const indexes = new Set([ends, ...extremes].flat());
  return spans.filter((span) => indexes.has(span));
}
