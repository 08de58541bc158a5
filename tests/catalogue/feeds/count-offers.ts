/** A worker that reads a feed's file row by row and counts its offers: out of memory, it ends without a word. */
import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { FeedError } from '#catalogue/feeds/feed-offer.ts';
import { readFeed } from '#catalogue/feeds/read-feed.ts';

async function count(): Promise<unknown> {
  const { file, config, now } = workerData;
  let offers = 0;
  const skipped = new Map<string, number>();
  try {
    for await (const row of readFeed(createReadStream(file), config, new Date(now))) {
      if ('offer' in row) offers += 1;
      else skipped.set(row.skipped, (skipped.get(row.skipped) ?? 0) + 1);
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return { refused: error.message };
  }
  return { offers, skipped };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage({ outcome: await count(), micros: process.threadCpuUsage().user });
