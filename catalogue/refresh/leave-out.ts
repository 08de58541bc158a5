/** Isolates the feeds from each other: offers that break a check are left out, and the rest is published. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Laptop } from '../laptop.ts';
import type { Reason } from '../snapshot/refusals.ts';
import { findOffers, type OffersOfFeed, type TrialOptions } from './find-offers.ts';
import { type Trial, tryOffers } from './trial.ts';

/**
 * @returns the smallest count from 1 on for which the check passes without that many first suspects; it has to pass
 *   without all
 */
function shortestStart(count: number, passesWithout: (first: number) => boolean): number {
  let fails = 0;
  let passes = count;
  while (passes - fails > 1) {
    const middle = Math.floor((fails + passes) / 2);
    if (passesWithout(middle)) passes = middle;
    else fails = middle;
  }
  return passes;
}

/**
 * Finds culprits one by one: the last of the shortest prefix without which the check passes is one; the search
 * continues in the suspects before it.
 * @param suspects most likely first; the check fails with all and passes without any of them
 * @param most maximum number of culprits
 * @returns the suspects to leave out; `null` if there are more culprits than that
 */
export function culpritsAmong<T>(
  suspects: readonly T[],
  passesWithout: (left: readonly T[]) => boolean,
  most: number,
): readonly T[] | null {
  const culprits: T[] = [];
  let left = suspects;
  do {
    if (culprits.length === most) return null;
    const start = left;
    const count = shortestStart(start.length, (first) => passesWithout([...culprits, ...start.slice(0, first)]));
    culprits.push(...start.slice(count - 1, count));
    left = start.slice(0, count - 1);
  } while (left.length > 0 && !passesWithout(culprits));
  return culprits;
}

/** With more bad rows the whole feed is left out. */
const MOST_CULPRITS = 3;

export interface LeftOut {
  /** The feed, or the shop that adds too many laptops. */
  readonly from: string;
  readonly why: string;
  readonly offers: readonly FeedOffer[];
  /** `feed`: a whole feed; `rows`: single rows that break a check; `additions`: new laptops beyond the limit. */
  readonly what: 'feed' | 'rows' | 'additions';
}

type Moves = ReadonlyMap<FeedOffer, number>;

/** @returns by offer, the absolute logarithm of its price over the current price; infinite for a new laptop */
function movesOf({ found }: Trial, feeds: readonly OffersOfFeed[], before: readonly Laptop[]): Moves {
  const prices = new Map(before.map(({ id, priceEur }) => [id, priceEur]));
  if (found === null) return new Map(feeds.flatMap(({ offers }) => offers.map((offer) => [offer, Infinity])));
  return new Map(
    found.sightings.map(({ offer, laptop }) => {
      const usual = prices.get(laptop);
      return [offer, usual === undefined ? Infinity : Math.abs(Math.log(offer.priceEur / usual))];
    }),
  );
}

const notAdded = ({ found }: Trial): LeftOut[] =>
  [...(found?.notAdded ?? [])].map(([from, { why, offers }]) => ({ from, why, offers, what: 'additions' }));

/** New laptops beyond the limit. They are excluded without a trial, because there may be thousands. */
const barredOf = (trial: Trial): FeedOffer[] => notAdded(trial).flatMap(({ offers }) => offers);

interface Suspect {
  readonly feed: OffersOfFeed;
  /** Offers that change a price, largest change first. */
  readonly movers: readonly FeedOffer[];
}

function suspectsOf(feeds: readonly OffersOfFeed[], moves: Moves): Suspect[] {
  const moveOf = (offer: FeedOffer | undefined): number => (offer && moves.get(offer)) ?? 0;
  // Two infinite moves are equal, but their difference is not a number.
  const larger = (one: FeedOffer | undefined, other: FeedOffer | undefined): number => moveOf(other) - moveOf(one) || 0;
  return feeds
    .map((feed) => ({ feed, movers: feed.offers.filter((offer) => moveOf(offer) > 0).toSorted(larger) }))
    .toSorted((one, other) => larger(one.movers[0], other.movers[0]));
}

const offersOf = (suspects: readonly Suspect[]): FeedOffer[] => suspects.flatMap(({ feed }) => feed.offers);

/** Tries each feed alone first, because most refusals have one culprit. */
function guiltyFeeds(suspects: readonly Suspect[], passes: (left: readonly FeedOffer[]) => boolean) {
  const one = suspects.find((suspect) => passes(suspect.feed.offers));
  if (one) return [one];
  if (suspects.length < 2 || !passes(offersOf(suspects))) return null;
  return culpritsAmong(suspects, (some) => passes(offersOf(some)), suspects.length);
}

/** The reasons that nobody accepted; offers that a seller may not add are left out anyway. */
const refusedIn = ({ reasons }: Trial, { accept }: TrialOptions): Reason[] =>
  reasons.filter(({ refusal }) => refusal !== 'additions' && !accept.has(refusal));

/** Single rows may break it; figures of the whole catalogue point to a feed that is wrong as a whole. */
const isOfRows = (reasons: readonly Reason[]): boolean => reasons.every(({ refusal }) => refusal === 'broken');

/**
 * @param trial of all offers, which is refused
 * @param refused its reasons that nobody accepted
 * @returns what to leave out so that the rest may be published; `null` if the feeds are not the cause
 */
function culpritsOf(
  trial: Trial,
  refused: readonly Reason[],
  feeds: readonly OffersOfFeed[],
  options: TrialOptions,
): LeftOut[] | null {
  const barred = barredOf(trial);
  const passes = (left: readonly FeedOffer[]) =>
    refusedIn(tryOffers(feeds, new Set([...barred, ...left]), options), options).length === 0;
  const guilty = guiltyFeeds(suspectsOf(feeds, movesOf(trial, feeds, options.before)), passes);
  if (guilty === null) return null;
  const why = refused.map(({ text }) => text).join('; ');
  const left: LeftOut[] = [];
  for (const [at, { feed, movers }] of guilty.entries()) {
    const others = [...left.flatMap(({ offers }) => offers), ...offersOf(guilty.slice(at + 1))];
    const passesWithout = (some: readonly FeedOffer[]) => passes([...others, ...some]);
    const rows =
      isOfRows(refused) && movers.length > 0 && passesWithout(movers)
        ? culpritsAmong(movers, passesWithout, MOST_CULPRITS)
        : null;
    left.push({ from: feed.name, why, offers: rows ?? feed.offers, what: rows === null ? 'feed' : 'rows' });
  }
  return left;
}

/**
 * @returns as many of the offers as the checks accept, or those that are refused, or `null` for them if the trial threw;
 *   `reasons`: all against all offers, accepted or not
 */
export function chooseOffers(feeds: readonly OffersOfFeed[], options: TrialOptions) {
  const all = tryOffers(feeds, new Set(), options);
  const { reasons } = all;
  const refused = refusedIn(all, options);
  const culprits = refused.length === 0 ? [] : culpritsOf(all, refused, feeds, options);
  const left = [...barredOf(all), ...(culprits ?? []).flatMap(({ offers }) => offers)];
  const found = left.length === 0 ? all.found : findOffers(feeds, new Set(left), options);
  // A snapshot without new sightings would only look fresh.
  const isEmpty = left.length > 0 && found?.sightings.length === 0;
  if (culprits !== null && !isEmpty)
    return { found, isRefused: false, reasons, leftOut: [...culprits, ...notAdded(all)] };
  const isBroken = reasons.some(({ refusal }) => refusal === 'broken');
  return { found: isBroken ? null : all.found, isRefused: true, reasons, leftOut: [] };
}
