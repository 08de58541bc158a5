/** Reads the offers of all feeds. One shop's server or file cannot affect the others. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FeedConfig } from '../feeds/feed-config.ts';
import { FeedError, type FeedOffer } from '../feeds/feed-offer.ts';
import { readFeed } from '../feeds/read-feed.ts';
import { type FetchedFeed, fetchFeed, type FetchLimits, outOfTime } from './fetch-feed.ts';

const FEEDS_FOLDER = 'feeds';

const FETCH_LIMITS: FetchLimits = {
  attemptMs: 10 * 60_000,
  attempts: 4,
  pauseMs: 2000,
  feedMs: 15 * 60_000,
  // A feed of 500,000 offers is about 1 GB of XML.
  bytes: 1024 ** 3,
};

export interface FeedReport {
  readonly name: string;
  /** `refused`: read, but not taken. */
  readonly outcome: 'new' | 'unchanged' | 'failed' | 'refused';
  /** Why it failed or was refused; `null` otherwise. */
  readonly why: string | null;
  /** Number of offers of laptops. */
  readonly offers: number;
  /** Number of other rows by reason. */
  readonly skipped: ReadonlyMap<string, number>;
}

export interface ReadFeed {
  readonly report: FeedReport;
  /** `null` if the download failed. */
  readonly fetched: FetchedFeed | null;
  readonly offers: readonly FeedOffer[];
}

interface Options {
  readonly folder: string;
  /** ISO day and time. */
  readonly now: string;
  readonly limits?: Partial<FetchLimits> | undefined;
}

function failed({ name }: FeedConfig, error: unknown): ReadFeed {
  const why = error instanceof FeedError ? error.message : `unexpected: ${String(error)}`;
  return { report: { name, outcome: 'failed', why, offers: 0, skipped: new Map() }, fetched: null, offers: [] };
}

interface TimeLimit {
  /** The time limit of the whole feed, which the message names. */
  readonly feedMs: number;
  /** What is left of it after fetching. */
  readonly leftMs: number;
}

/** @throws FeedError if the file cannot be trusted, or reading takes longer than is left */
export async function readFile(file: string, config: FeedConfig, now: string, { feedMs, leftMs }: TimeLimit) {
  const budget = AbortSignal.timeout(Math.max(0, Math.round(leftMs)));
  const offers: FeedOffer[] = [];
  const skipped = new Map<string, number>();
  try {
    for await (const row of readFeed(createReadStream(file, { signal: budget }), config, new Date(now))) {
      budget.throwIfAborted();
      if ('offer' in row) offers.push(row.offer);
      else skipped.set(row.skipped, (skipped.get(row.skipped) ?? 0) + 1);
    }
  } catch (error) {
    throw budget.aborted ? new FeedError(outOfTime(feedMs)) : error;
  }
  return { offers, skipped };
}

/** @returns how the fetched file is read, or that the download failed */
async function fetchOne(config: FeedConfig, { folder, now, limits }: Options): Promise<() => Promise<ReadFeed>> {
  const all = { ...FETCH_LIMITS, ...limits };
  const began = performance.now();
  try {
    const fetched = await fetchFeed(config, join(folder, FEEDS_FOLDER), all);
    const leftMs = all.feedMs - (performance.now() - began);
    return () => readOne(config, fetched, now, { feedMs: all.feedMs, leftMs });
  } catch (error) {
    return async () => failed(config, error);
  }
}

async function readOne(config: FeedConfig, fetched: FetchedFeed, now: string, limit: TimeLimit): Promise<ReadFeed> {
  try {
    const { offers, skipped } = await readFile(fetched.file, config, now, limit);
    const outcome = fetched.changed ? 'new' : 'unchanged';
    return { report: { name: config.name, outcome, why: null, offers: offers.length, skipped }, fetched, offers };
  } catch (error) {
    fetched.discard();
    return failed(config, error);
  }
}

/**
 * Never rejects: the reports contain the failures. Files are fetched in parallel and read one by one, which bounds
 * the memory.
 */
export async function readFeeds(feeds: readonly FeedConfig[], options: Options): Promise<ReadFeed[]> {
  const readers = await Promise.all(feeds.map((config) => fetchOne(config, options)));
  const read: ReadFeed[] = [];
  for (const readNext of readers) read.push(await readNext());
  return read;
}
