/** One refresh: feeds in, a new snapshot out, or none. */
import type { FeedConfig } from '../feeds/feed-config.ts';
import type { Decision, Matching, UnsureOffer } from '../feeds/matching.ts';
import type { Laptop, LaptopRecord } from '../laptop.ts';
import { type Changes, changesBetween, type Unconfirmed, unconfirmedIn } from '../snapshot/changes.ts';
import { catalogueOf } from '../snapshot/load-snapshot.ts';
import { whileLocked } from '../snapshot/lock.ts';
import type { Sighting } from '../snapshot/merge-offers.ts';
import type { CheckGuarantees, Reason, Refusal } from '../snapshot/refusals.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { publish } from '../snapshot/store.ts';
import { chooseOffers, type LeftOut } from './leave-out.ts';
import { previousSnapshot } from './previous-snapshot.ts';
import { type FeedLimits, type FeedReport, readFeeds } from './read-feeds.ts';
import { sellersOf } from './sellers.ts';
import { snapshotOf, type TrialOptions } from './trial.ts';
import { usualPrices } from './usual-prices.ts';

export interface RefreshOptions {
  readonly folder: string;
  readonly feeds: readonly FeedConfig[];
  readonly embedded: readonly LaptopRecord[];
  /** ISO day and time. */
  readonly now: string;
  /** Refusals that a person has looked at. */
  readonly accept: ReadonlySet<Refusal>;
  /** Reports, and leaves the folder as it is. */
  readonly dryRun: boolean;
  readonly limits?: Partial<FeedLimits>;
  /** What persons answered about offers. */
  readonly decisions: readonly Decision[];
  readonly checkGuarantees: CheckGuarantees;
  /** @returns names of the stored pictures, by address; what may not be shown is absent */
  readonly storePictures: (urls: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface RefreshReport {
  /** `refused`: by a check; `failed`: no feed could be read; `tried`: all went well, and nothing was to be written. */
  readonly outcome: 'published' | 'refused' | 'failed' | 'tried';
  readonly version: string | null;
  /** The version that was in use and counts nothing: it was written under a clock that went ahead. */
  readonly passedOver: string | null;
  readonly feeds: readonly FeedReport[];
  readonly matched: number;
  /** They wait for a person. */
  readonly unsure: readonly UnsureOffer[];
  /** GTINs that turned out wrong, with the shop that taught them. */
  readonly dropped: Matching['dropped'];
  /** They wait for a second seller or a person. */
  readonly unconfirmed: readonly Unconfirmed[];
  readonly changes: Changes | null;
  /** Against all that was read, whether accepted or not. */
  readonly reasons: readonly Reason[];
  /** What is not published because of them. */
  readonly leftOut: readonly LeftOut[];
}

/** Offers without a stored picture are shown without one: the card has a drawing. */
async function withStoredPictures(
  sightings: readonly Sighting[],
  { storePictures }: RefreshOptions,
): Promise<Sighting[]> {
  const stored = await storePictures(sightings.flatMap(({ offer }) => offer.image ?? []));
  return sightings.map((sighting) => ({
    ...sighting,
    offer: { ...sighting.offer, image: stored.get(sighting.offer.image ?? '') ?? null },
  }));
}

function outcomeOf(isRefused: boolean, dryRun: boolean): RefreshReport['outcome'] {
  if (isRefused) return 'refused';
  return dryRun ? 'tried' : 'published';
}

const laptopsIn = (snapshot: Parameters<typeof catalogueOf>[0], now: string): readonly Laptop[] =>
  snapshot.records.length === 0 ? [] : catalogueOf(snapshot, now).laptops;

function trialOptions(options: RefreshOptions, previous: Snapshot | null): TrialOptions {
  const { embedded, now, feeds } = options;
  const shipped = laptopsIn({ records: embedded, offers: {}, history: {} }, now);
  return {
    ...options,
    previous,
    before: previous ? laptopsIn(previous, now) : shipped,
    usualEur: usualPrices(shipped),
    sellerOf: sellersOf(feeds),
  };
}

async function refreshLocked(options: RefreshOptions): Promise<RefreshReport> {
  const { folder, feeds, embedded, now, dryRun } = options;
  const { version, previous, passedOver } = previousSnapshot(folder, embedded, now);
  const read = await readFeeds(feeds, options);
  const reports = read.map(({ report }) => report);
  const nothing = { matched: 0, unsure: [], dropped: [], unconfirmed: [], changes: null };
  if (reports.every(({ outcome }) => outcome === 'failed')) {
    // A snapshot without news would only look fresh.
    return { outcome: 'failed', version, passedOver, feeds: reports, ...nothing, reasons: [], leftOut: [] };
  }
  const trial = trialOptions(options, previous);
  const offers = read.map(({ report, fetched, offers: all }) => ({
    name: report.name,
    changed: fetched?.changed ?? true,
    offers: all,
  }));
  const { found, isRefused, reasons, leftOut } = chooseOffers(offers, trial);
  const isWritten = !isRefused && !dryRun;
  const result = { outcome: outcomeOf(isRefused, dryRun), passedOver, feeds: reports, reasons, leftOut };
  if (found === null) {
    for (const { fetched } of read) fetched?.discard();
    return { ...result, version, ...nothing };
  }
  const sightings = await withStoredPictures(found.sightings, options);
  const next = snapshotOf(found, sightings, trial);
  const published = isWritten ? publish(folder, next) : version;
  // What was left out whole is downloaded again, so that accepting it sees the same.
  const whole = new Set(leftOut.filter(({ what }) => what === 'feed').map(({ from }) => from));
  for (const { fetched, report } of read) {
    if (isWritten && !whole.has(report.name)) fetched?.keep();
    else fetched?.discard();
  }
  return {
    ...result,
    version: published,
    matched: sightings.length,
    unsure: found.unsure,
    dropped: found.dropped,
    unconfirmed: unconfirmedIn(next, sightings),
    changes: changesBetween(previous ?? { records: embedded, offers: {} }, next),
  };
}

/**
 * Fetches all feeds and writes the next snapshot, unless a check refuses it or no feed could be read.
 * @throws CatalogueError when the folder cannot be used, or another refresh is using it
 */
export const refresh = (options: RefreshOptions): Promise<RefreshReport> =>
  whileLocked(options.folder, () => refreshLocked(options));
