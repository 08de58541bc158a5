/** One refresh: feeds in, a new snapshot out, or none. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FeedConfig } from '../feeds/feed-config.ts';
import { FeedError, type FeedOffer } from '../feeds/feed-offer.ts';
import { matchOffers } from '../feeds/match-offers.ts';
import type { Decision, Matching, UnsureOffer } from '../feeds/matching.ts';
import { readFeed } from '../feeds/read-feed.ts';
import type { LaptopRecord } from '../laptop.ts';
import { CatalogueError } from '../load.ts';
import { type Changes, changesBetween } from '../snapshot/changes.ts';
import { catalogueOf } from '../snapshot/load-snapshot.ts';
import { whileLocked } from '../snapshot/lock.ts';
import type { Sighting } from '../snapshot/merge-offers.ts';
import { nextSnapshot } from '../snapshot/next-snapshot.ts';
import { type CheckGuarantees, type Reason, reasonsAgainst, type Refusal } from '../snapshot/refusals.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { currentVersion, publish, readSnapshot } from '../snapshot/store.ts';
import { type FetchedFeed, fetchFeed, type FetchLimits } from './fetch-feed.ts';

export const FEEDS_FOLDER = 'feeds';
const ISO_DAY_LENGTH = 10;

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
  readonly limits?: FetchLimits;
  /** What persons answered about offers. */
  readonly decisions: readonly Decision[];
  readonly checkGuarantees: CheckGuarantees;
  /** @returns those of the addresses whose picture may be shown */
  readonly checkPictures: (urls: readonly string[]) => Promise<ReadonlySet<string>>;
}

export interface FeedReport {
  readonly name: string;
  readonly outcome: 'new' | 'unchanged' | 'failed';
  /** Why it failed. */
  readonly error: string | null;
  readonly offers: number;
  readonly skipped: ReadonlyMap<string, number>;
}

export interface RefreshReport {
  /** `refused`: by a check; `failed`: no feed could be read; `tried`: all went well, and nothing was to be written. */
  readonly outcome: 'published' | 'refused' | 'failed' | 'tried';
  readonly version: string | null;
  readonly feeds: readonly FeedReport[];
  readonly matched: number;
  /** They wait for a person. */
  readonly unsure: readonly UnsureOffer[];
  readonly changes: Changes | null;
  readonly reasons: readonly Reason[];
}

interface ReadOffers {
  report: FeedReport;
  fetched: FetchedFeed | null;
  offers: readonly FeedOffer[];
}

const countUp = (counts: Map<string, number>, key: string): Map<string, number> =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

async function readOffers(config: FeedConfig, file: string, now: string) {
  const offers: FeedOffer[] = [];
  const skipped = new Map<string, number>();
  for await (const row of readFeed(createReadStream(file), config, new Date(now))) {
    if ('offer' in row) offers.push(row.offer);
    else countUp(skipped, row.skipped);
  }
  return { offers, skipped };
}

/** Never throws: what one shop's server does must not keep the others' prices away. */
async function tryFeed(config: FeedConfig, options: RefreshOptions): Promise<ReadOffers> {
  let fetched: FetchedFeed | null = null;
  try {
    fetched = await fetchFeed(config, join(options.folder, FEEDS_FOLDER), options.limits);
    const { offers, skipped } = await readOffers(config, fetched.file, options.now);
    const outcome = fetched.changed ? 'new' : 'unchanged';
    return { report: { name: config.name, outcome, error: null, offers: offers.length, skipped }, fetched, offers };
  } catch (error) {
    fetched?.discard();
    const message = error instanceof FeedError ? error.message : `unexpected: ${String(error)}`;
    const report = { name: config.name, outcome: 'failed', error: message, offers: 0, skipped: new Map() } as const;
    return { report, fetched: null, offers: [] };
  }
}

interface Found extends Pick<Matching, 'unsure' | 'learnt'> {
  sightings: readonly Sighting[];
  created: readonly LaptopRecord[];
}

function matchAll(read: readonly ReadOffers[], previous: Snapshot | null, options: RefreshOptions): Found {
  const known = new Map([...(previous?.records ?? []), ...options.embedded].map((record) => [record.id, record]));
  const changed = new Map(
    read.flatMap(({ offers, fetched }) => offers.map((offer) => [offer, fetched?.changed ?? true])),
  );
  const { applied, created, unsure, learnt } = matchOffers([...changed.keys()], [...known.values()], {
    decisions: options.decisions,
    identifiers: previous?.identifiers ?? {},
    day: options.now.slice(0, ISO_DAY_LENGTH),
  });
  const placed = [...applied, ...created.map(({ offer, record }) => ({ offer, laptop: record.id }))];
  return {
    sightings: placed.map(({ offer, laptop }) => ({ offer, laptop, changed: changed.get(offer) ?? true })),
    created: created.map(({ record }) => record),
    unsure,
    learnt,
  };
}

/** The others are shown without: the card has a drawing. */
async function withCheckedPictures(
  sightings: readonly Sighting[],
  { checkPictures }: RefreshOptions,
): Promise<Sighting[]> {
  const shown = await checkPictures(sightings.flatMap(({ offer }) => offer.image ?? []));
  return sightings.map((sighting) =>
    sighting.offer.image === null || shown.has(sighting.offer.image)
      ? sighting
      : { ...sighting, offer: { ...sighting.offer, image: null } },
  );
}

function outcomeOf(isRefused: boolean, dryRun: boolean): RefreshReport['outcome'] {
  if (isRefused) return 'refused';
  return dryRun ? 'tried' : 'published';
}

async function refreshLocked(options: RefreshOptions): Promise<RefreshReport> {
  const { folder, feeds, embedded, now, accept, dryRun, checkGuarantees } = options;
  const version = currentVersion(folder);
  const previous = version === null ? null : readSnapshot(folder, version);
  if (previous && previous.refreshedAt > now) throw new CatalogueError(`${folder}: its snapshot is newer than ${now}`);
  const read = await Promise.all(feeds.map((config) => tryFeed(config, options)));
  const reports = read.map(({ report }) => report);
  if (reports.every(({ outcome }) => outcome === 'failed')) {
    // A snapshot without news would only look fresh.
    const nothing = { matched: 0, unsure: [], changes: null, reasons: [] };
    return { outcome: 'failed', version, feeds: reports, ...nothing };
  }
  const { created, unsure, learnt, sightings: found } = matchAll(read, previous, options);
  const sightings = await withCheckedPictures(found, options);
  const next = nextSnapshot(previous, { embedded, created, sightings, learnt, now });
  const inUse = previous ?? { records: embedded, offers: {}, history: {} };
  const before = catalogueOf(inUse, now).laptops;
  const reasons = reasonsAgainst(before, catalogueOf(next, now).laptops, checkGuarantees);
  const isRefused = reasons.some(({ refusal }) => !accept.has(refusal));
  const isWritten = !isRefused && !dryRun;
  const published = isWritten ? publish(folder, next) : version;
  for (const { fetched } of read) {
    if (isWritten) fetched?.keep();
    else fetched?.discard();
  }
  return {
    outcome: outcomeOf(isRefused, dryRun),
    version: published,
    feeds: reports,
    matched: sightings.length,
    unsure,
    changes: changesBetween(inUse, next),
    reasons,
  };
}

/**
 * Fetches all feeds and writes the next snapshot, unless a check refuses it or no feed could be read.
 * @throws CatalogueError when the folder cannot be used, or another refresh is using it
 */
export const refresh = (options: RefreshOptions): Promise<RefreshReport> =>
  whileLocked(options.folder, () => refreshLocked(options));
