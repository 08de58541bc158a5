/** One refresh: reads the feeds and writes the next snapshot from those that can be taken. */
import type { FeedConfig } from '../feeds/feed-config.ts';
import { matchOffers, type RefusedOffer } from '../feeds/match-offers.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { dayOf } from '../offer.ts';
import { type FeedState, reasonsAgainst, stateOf } from '../snapshot/feed-state.ts';
import { catalogueOf } from '../snapshot/load-snapshot.ts';
import { nextSnapshot } from '../snapshot/next-snapshot.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { currentVersion, publish, readSnapshot } from '../snapshot/store.ts';
import { type FeedReport, type FetchLimits, type ReadFeed, readFeeds } from './read-feeds.ts';
import { rowChecks } from './row-checks.ts';

export interface RefreshOptions {
  readonly folder: string;
  readonly feeds: readonly FeedConfig[];
  /** The records of the file that ships. */
  readonly embedded: readonly LaptopRecord[];
  /** ISO day and time. */
  readonly now: string;
  /** Names of feeds that are taken whatever they lost, added or moved. */
  readonly accept: ReadonlySet<string>;
  readonly limits?: Partial<FetchLimits>;
}

export interface RefreshReport {
  /** `failed`: no feed could be taken. */
  readonly outcome: 'published' | 'failed';
  readonly version: string | null;
  readonly feeds: readonly FeedReport[];
  readonly matched: number;
  readonly refused: readonly RefusedOffer[];
  /** Laptops of the new snapshot. */
  readonly laptops: number;
  /** Those with an available offer. */
  readonly onSale: number;
}

const isTaken = ({ report: { outcome } }: ReadFeed): boolean => outcome === 'taken';

/** Refuses a feed that differs too much from what it held when it was last taken. */
function checkFeed(feed: ReadFeed, before: FeedState | undefined, accept: ReadonlySet<string>): ReadFeed {
  const { report, offers } = feed;
  if (!isTaken(feed) || before === undefined || accept.has(report.name)) return feed;
  const reasons = reasonsAgainst(before, stateOf(offers));
  return reasons.length === 0 ? feed : { ...feed, report: { ...report, outcome: 'refused', why: reasons.join('; ') } };
}

/** What each configured feed held when it was last taken: now, or before. */
function statesOf(read: readonly ReadFeed[], previous: Snapshot | null): Snapshot['feeds'] {
  const states = read.map((feed): [string, FeedState | undefined] => {
    const { name } = feed.report;
    return [name, isTaken(feed) ? stateOf(feed.offers) : previous?.feeds[name]];
  });
  return Object.fromEntries(states.flatMap(([name, state]) => (state ? [[name, state]] : [])));
}

/**
 * Fetches all feeds and writes the next snapshot, unless none can be taken.
 * @throws CatalogueError if the folder or its current snapshot cannot be used
 */
export async function refresh(options: RefreshOptions): Promise<RefreshReport> {
  const { folder, feeds, embedded, now, accept } = options;
  const version = currentVersion(folder);
  const previous = version === null ? null : readSnapshot(folder, version);
  const all = await readFeeds(feeds, options);
  const read = all.map((feed) => checkFeed(feed, previous?.feeds[feed.report.name], accept));
  const taken = read.filter(isTaken);
  const reports = read.map((feed) => feed.report);
  // A snapshot without new sightings would only look fresh.
  if (taken.length === 0)
    return { outcome: 'failed', version, feeds: reports, matched: 0, refused: [], laptops: 0, onSale: 0 };
  const faultOf = rowChecks(catalogueOf({ records: embedded, offers: {}, history: {} }, now).laptops, now);
  const known = new Map([...(previous?.records ?? []), ...embedded].map((record) => [record.id, record]));
  const { sightings, created, refused } = matchOffers(
    taken.flatMap(({ offers }) => offers),
    [...known.values()],
    { day: dayOf(now), faultOf },
  );
  const next = nextSnapshot(previous, {
    embedded,
    created,
    sightings,
    feeds: statesOf(read, previous),
    now,
  });
  return {
    outcome: 'published',
    version: publish(folder, next),
    feeds: reports,
    matched: sightings.length,
    refused,
    laptops: next.records.length,
    onSale: Object.values(next.offers).filter((offers) => offers.some(({ available }) => available)).length,
  };
}
