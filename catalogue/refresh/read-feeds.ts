/** Reads the offers of all feeds. One shop's server or file cannot affect the others. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedConfig } from '../feeds/feed-config.ts';
import { FeedError, type FeedOffer } from '../feeds/feed-offer.ts';
import { readFeed } from '../feeds/read-feed.ts';
import { feedBytes, TransientError } from './fetch-feed.ts';

export interface FetchLimits {
  /** Time of one attempt, from the request to the last row. */
  readonly attemptMs: number;
  readonly attempts: number;
  /** Pause before the second attempt; doubled before each further one. */
  readonly pauseMs: number;
  readonly bytes: number;
}

const FETCH_LIMITS: FetchLimits = {
  attemptMs: 10 * 60_000,
  attempts: 3,
  pauseMs: 2000,
  // A feed of 500,000 offers is about 1 GB of XML.
  bytes: 1024 ** 3,
};

export interface FeedReport {
  readonly name: string;
  /** `refused`: read, but not taken. */
  readonly outcome: 'taken' | 'failed' | 'refused';
  /** Why it failed or was refused; `null` otherwise. */
  readonly why: string | null;
  /** Number of offers of laptops. */
  readonly offers: number;
  /** Number of other rows by reason. */
  readonly skipped: ReadonlyMap<string, number>;
}

export interface ReadFeed {
  readonly report: FeedReport;
  readonly offers: readonly FeedOffer[];
}

async function readOnce(config: FeedConfig, now: string, { attemptMs, bytes }: FetchLimits) {
  const signal = AbortSignal.timeout(attemptMs);
  const offers: FeedOffer[] = [];
  const skipped = new Map<string, number>();
  for await (const row of readFeed(feedBytes(config, bytes, signal), config, new Date(now))) {
    if (signal.aborted) throw new TransientError('took too long');
    if ('offer' in row) offers.push(row.offer);
    else skipped.set(row.skipped, (skipped.get(row.skipped) ?? 0) + 1);
  }
  return { offers, skipped };
}

/** @throws FeedError if the feed cannot be fetched, or cannot be trusted */
export async function readWithRetries(config: FeedConfig, now: string, limits: FetchLimits) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readOnce(config, now, limits);
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      if (attempt === limits.attempts) throw new FeedError(`${error.message}, ${attempt} times`);
      // Random jitter of up to a half, so that feeds of one server are not asked for at the same time.
      await sleep(limits.pauseMs * 2 ** (attempt - 1) * (1 + Math.random() / 2));
    }
  }
}

/** Never rejects: the reports contain the failures. */
export const readFeeds = (
  feeds: readonly FeedConfig[],
  { now, limits }: { readonly now: string; readonly limits?: Partial<FetchLimits> | undefined },
): Promise<ReadFeed[]> =>
  Promise.all(
    feeds.map(async (config): Promise<ReadFeed> => {
      const { name } = config;
      try {
        const { offers, skipped } = await readWithRetries(config, now, { ...FETCH_LIMITS, ...limits });
        return { report: { name, outcome: 'taken', why: null, offers: offers.length, skipped }, offers };
      } catch (error) {
        const why = error instanceof FeedError ? error.message : `unexpected: ${String(error)}`;
        return { report: { name, outcome: 'failed', why, offers: 0, skipped: new Map() }, offers: [] };
      }
    }),
  );
