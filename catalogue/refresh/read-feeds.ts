/** Reads the offers of all feeds. One shop's server or file cannot affect the others. */
import { join } from 'node:path';
import type { FeedConfig } from '../feeds/feed-config.ts';
import { FeedError, type FeedOffer } from '../feeds/feed-offer.ts';
import { type FetchedFeed, fetchFeed, type FetchLimits } from './fetch-feed.ts';
import { readInWorker } from './read-in-worker.ts';

export const FEEDS_FOLDER = 'feeds';

export interface FeedLimits extends FetchLimits {
  /** Maximum heap of one feed's reader. */
  readonly heapMb: number;
}

const FEED_LIMITS: FeedLimits = {
  attemptMs: 10 * 60_000,
  attempts: 4,
  pauseMs: 2000,
  feedMs: 15 * 60_000,
  bytes: 2 * 1024 ** 3,
  heapMb: 96,
};

export interface FeedReport {
  readonly name: string;
  readonly outcome: 'new' | 'unchanged' | 'failed';
  /** The error message; `null` if the feed was read. */
  readonly error: string | null;
  readonly offers: number;
  readonly skipped: ReadonlyMap<string, number>;
}

export interface ReadFeed {
  report: FeedReport;
  /** `null` if the download failed. */
  fetched: FetchedFeed | null;
  offers: readonly FeedOffer[];
}

interface Options {
  readonly folder: string;
  /** ISO day and time. */
  readonly now: string;
  readonly limits?: Partial<FeedLimits> | undefined;
}

function failed({ name }: FeedConfig, error: unknown): ReadFeed {
  const message = error instanceof FeedError ? error.message : `unexpected: ${String(error)}`;
  return {
    report: { name, outcome: 'failed', error: message, offers: 0, skipped: new Map() },
    fetched: null,
    offers: [],
  };
}

/** @returns how the fetched file is read, or that the download failed */
async function fetchOne(config: FeedConfig, { folder, now, limits }: Options): Promise<() => Promise<ReadFeed>> {
  const all = { ...FEED_LIMITS, ...limits };
  const began = performance.now();
  try {
    const fetched = await fetchFeed(config, join(folder, FEEDS_FOLDER), all);
    const leftMs = all.feedMs - (performance.now() - began);
    return () => readOne(config, fetched, now, { ...all, leftMs });
  } catch (error) {
    return async () => failed(config, error);
  }
}

async function readOne(
  config: FeedConfig,
  fetched: FetchedFeed,
  now: string,
  limits: FeedLimits & { leftMs: number },
): Promise<ReadFeed> {
  try {
    const { offers, skipped } = await readInWorker({ file: fetched.file, config, now }, limits);
    const outcome = fetched.changed ? 'new' : 'unchanged';
    return { report: { name: config.name, outcome, error: null, offers: offers.length, skipped }, fetched, offers };
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
