import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FeedConfig } from '../feeds/feed-config.ts';
import { FeedError, type FeedOffer } from '../feeds/feed-offer.ts';
import { outOfTime } from './fetch-feed.ts';

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
