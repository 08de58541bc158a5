/** Reads the offers of all feeds. One shop's server or file cannot affect the others. */
import { join } from 'node:path';
import type { FeedConfig } from '../feeds/feed-config.ts';
import { FeedError, type FeedOffer } from '../feeds/feed-offer.ts';
import { type FetchedFeed, fetchFeed, type FetchLimits, outOfTime } from './fetch-feed.ts';
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

const PROGRAM = new URL('feed-worker.ts', import.meta.url);
const YOUNG_MB = 16;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

export interface FeedJob {
  readonly file: string;
  readonly config: FeedConfig;
  /** ISO day and time. */
  readonly now: string;
}

/** Messages of the worker: batches of offers, then the end of the file. */
export type FeedMessage =
  | { readonly offers: readonly FeedOffer[] }
  | { readonly skipped: ReadonlyMap<string, number> }
  | { readonly refused: string };

interface Limits {
  readonly heapMb: number;
  /** Time limit of the whole feed, for the message. */
  readonly feedMs: number;
  /** Time left after fetching. */
  readonly leftMs: number;
}

/**
 * Reads a feed's file in a thread with its own heap.
 * @throws FeedError if the file cannot be trusted, or reading exceeds the memory or time limit
 */
export async function readInWorker(job: FeedJob, { heapMb, feedMs, leftMs }: Limits) {
  const budget = AbortSignal.timeout(Math.max(0, Math.round(leftMs)));
  const worker = new Worker(PROGRAM, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // A thread may also fail while it is being stopped, when nobody listens any more.
  worker.on('error', () => undefined);
  const offers: FeedOffer[] = [];
  try {
    const messages: AsyncIterable<FeedMessage[]> = on(worker, 'message', { close: ['exit'], signal: budget });
    for await (const [message] of messages) {
      if (!message) continue;
      if ('refused' in message) throw new FeedError(message.refused);
      if ('skipped' in message) return { offers, skipped: message.skipped };
      offers.push(...message.offers);
    }
  } catch (error) {
    if (budget.aborted) throw new FeedError(outOfTime(feedMs));
    throw isOutOfMemory(error) ? new FeedError(`takes more than ${heapMb} MB of memory to read`) : error;
  } finally {
    await worker.terminate();
  }
  throw new Error('the reader ended before the file');
}

const FEEDS_FOLDER = 'feeds';

export interface FeedLimits extends FetchLimits {
  /** Maximum heap of one feed's reader. */
  readonly heapMb: number;
}

const FEED_LIMITS: FeedLimits = {
  attemptMs: 10 * 60_000,
  attempts: 4,
  pauseMs: 2000,
  feedMs: 15 * 60_000,
  // A feed of 500,000 offers is about 1 GB of XML.
  bytes: 1024 ** 3,
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
