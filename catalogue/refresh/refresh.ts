/** One refresh: reads the feeds and writes a new snapshot, or none. */
import type { FeedConfig } from '../feeds/feed-config.ts';
import type { Matching, UnsureOffer } from '../feeds/match-offers.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { type Changes, changesBetween, type Unconfirmed, unconfirmedIn } from '../snapshot/changes.ts';
import { catalogueOf } from '../snapshot/load-snapshot.ts';
import { whileLocked } from '../snapshot/lock.ts';
import type { Reason } from '../snapshot/refusals.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { currentVersion, publish, readSnapshot, versionsIn } from '../snapshot/store.ts';
import type { RefreshInput, TrialOptions } from './find-offers.ts';
import { chooseOffers, type LeftOut } from './leave-out.ts';
import { type FeedLimits, type FeedReport, readFeeds } from './read-feeds.ts';
import { sellersOf } from './sellers.ts';
import { snapshotOf, usualPrices } from './trial.ts';
import { newestPriceDate } from '../derive/derive.ts';
import { CatalogueError } from '../load.ts';
import { hoursBetween } from '../snapshot/freshness.ts';

/** Clocks of two machines differ by seconds; a snapshot this far in the future was written with a wrong clock. */
const WRONG_CLOCK_HOURS = 24;

/**
 * @param embedded laptops whose newest price proves that this machine's own clock is not behind
 * @param now ISO day and time
 * @returns the current version, the snapshot that the next one is based on, and the current version again if it is from
 *   the future and therefore ignored; `null` where there is none
 * @throws CatalogueError if time would go back, or a snapshot cannot be read
 */
function previousSnapshot(folder: string, embedded: readonly LaptopRecord[], now: string) {
  const version = currentVersion(folder);
  if (version === null) return { version, previous: null, ignoredVersion: null };
  const inUse = readSnapshot(folder, version);
  if (inUse.refreshedAt <= now) return { version, previous: inUse, ignoredVersion: null };
  if (hoursBetween(now, inUse.refreshedAt) <= WRONG_CLOCK_HOURS) {
    throw new CatalogueError(`${folder}: its snapshot is newer than ${now}`);
  }
  if (newestPriceDate(embedded) > now) throw new CatalogueError(`the clock of this machine is behind: ${now}`);
  for (const other of versionsIn(folder).toReversed()) {
    const snapshot = readSnapshot(folder, other);
    if (snapshot.refreshedAt <= now) return { version, previous: snapshot, ignoredVersion: version };
  }
  return { version, previous: null, ignoredVersion: version };
}

export interface RefreshOptions extends RefreshInput {
  readonly folder: string;
  readonly feeds: readonly FeedConfig[];
  /** Only reports; the folder is not changed. */
  readonly dryRun: boolean;
  readonly limits?: Partial<FeedLimits>;
}

export interface RefreshReport {
  /** `refused`: by a check; `failed`: no feed could be read; `tried`: a successful dry run. */
  readonly outcome: 'published' | 'refused' | 'failed' | 'tried';
  readonly version: string | null;
  /** The current version, if it was ignored because a wrong clock dated it in the future. */
  readonly ignoredVersion: string | null;
  readonly feeds: readonly FeedReport[];
  readonly matched: number;
  /** Offers that wait for a person. */
  readonly unsure: readonly UnsureOffer[];
  /** GTINs that turned out wrong, with the shops that taught them. */
  readonly dropped: Matching['dropped'];
  /** Prices that wait for a second seller or a person. */
  readonly unconfirmed: readonly Unconfirmed[];
  readonly changes: Changes | null;
  /** All reasons against the offers, accepted or not. */
  readonly reasons: readonly Reason[];
  /** Offers that were not published because of them. */
  readonly leftOut: readonly LeftOut[];
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
  const { version, previous, ignoredVersion } = previousSnapshot(folder, embedded, now);
  const read = await readFeeds(feeds, options);
  const reports = read.map(({ report }) => report);
  const nothing = { matched: 0, unsure: [], dropped: [], unconfirmed: [], changes: null };
  if (reports.every(({ outcome }) => outcome === 'failed')) {
    // A snapshot without new sightings would only look fresh.
    return { outcome: 'failed', version, ignoredVersion, feeds: reports, ...nothing, reasons: [], leftOut: [] };
  }
  const trial = trialOptions(options, previous);
  const offers = read.map(({ report, fetched, offers: all }) => ({
    name: report.name,
    changed: fetched?.changed ?? true,
    offers: all,
  }));
  const { found, isRefused, reasons, leftOut } = chooseOffers(offers, trial);
  const isWritten = !isRefused && !dryRun;
  const outcome = isRefused ? 'refused' : dryRun ? 'tried' : 'published';
  const result = { outcome, ignoredVersion, feeds: reports, reasons, leftOut } as const;
  if (found === null) {
    for (const { fetched } of read) fetched?.discard();
    return { ...result, version, ...nothing };
  }
  const next = snapshotOf(found, trial);
  const published = isWritten ? publish(folder, next) : version;
  // Feeds that were left out are downloaded again next time, so that accepting them sees the same offers.
  const whole = new Set(leftOut.filter(({ what }) => what === 'feed').map(({ from }) => from));
  for (const { fetched, report } of read) {
    if (isWritten && !whole.has(report.name)) fetched?.keep();
    else fetched?.discard();
  }
  return {
    ...result,
    version: published,
    matched: found.sightings.length,
    unsure: found.unsure,
    dropped: found.dropped,
    unconfirmed: unconfirmedIn(next, found.sightings),
    changes: changesBetween(previous ?? { records: embedded, offers: {} }, next),
  };
}

/**
 * Fetches all feeds and writes the next snapshot, unless a check refuses it or no feed could be read.
 * @throws CatalogueError if the folder cannot be used, or another refresh is using it
 */
export const refresh = (options: RefreshOptions): Promise<RefreshReport> =>
  whileLocked(options.folder, () => refreshLocked(options));
