/** Worker entry: reads one feed's file, so that its memory use is isolated from other feeds. */
import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { FeedError, type FeedOffer } from '../feeds/feed-offer.ts';
import { readFeed } from '../feeds/read-feed.ts';
import type { FeedJob, FeedMessage } from './read-feeds.ts';

const OFFERS_IN_A_MESSAGE = 200;

function send(message: FeedMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(message);
}

async function read({ file, config, now }: FeedJob): Promise<void> {
  const skipped = new Map<string, number>();
  let offers: FeedOffer[] = [];
  for await (const row of readFeed(createReadStream(file), config, new Date(now))) {
    if ('skipped' in row) skipped.set(row.skipped, (skipped.get(row.skipped) ?? 0) + 1);
    else offers.push(row.offer);
    if (offers.length === OFFERS_IN_A_MESSAGE) {
      send({ offers });
      offers = [];
    }
  }
  send({ offers });
  send({ skipped });
}

try {
  await read(workerData);
} catch (error) {
  if (!(error instanceof FeedError)) throw error;
  send({ refused: error.message });
}
