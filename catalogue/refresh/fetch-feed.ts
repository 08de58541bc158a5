import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'undici';
import * as z from 'zod';
import type { FeedConfig } from '../feeds/feed-config.ts';
import { FeedError } from '../feeds/feed-offer.ts';
import { writeAtomically } from '../write-atomically.ts';
import { AddressError, fetchPublic } from './fetch-public.ts';

export interface FetchLimits {
  /** Timeout of one attempt, from the request to the last byte. */
  readonly attemptMs: number;
  readonly attempts: number;
  /** Pause before the second attempt; doubled before each further one. */
  readonly pauseMs: number;
  /** Time for all attempts and the reading together, without the time in which other feeds are read. */
  readonly feedMs: number;
  readonly bytes: number;
}

/** A feed's file, new or from an earlier download. */
export interface FetchedFeed {
  readonly file: string;
  /** `false`: the server responded that it has not changed. */
  readonly changed: boolean;
  /** Makes it the file that the next refresh compares with; without this call it is discarded. */
  keep(): void;
  /** Deletes a new download. */
  discard(): void;
}

/** Response headers of the stored file, for conditional requests. */
const statusSchema = z.strictObject({
  url: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});
type Status = z.infer<typeof statusSchema>;

const RETRYABLE = new Set([408, 425, 429, 500, 502, 503, 504]);

export const outOfTime = (feedMs: number): string => `took longer than its ${feedMs / 1000} seconds in all`;

/** A failure that is worth a retry. */
class TransientError extends Error {}

function readStatus(file: string): Status | null {
  try {
    return statusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A missing or damaged status means a full download.
    return null;
  }
}

function conditions({ etag, lastModified }: Status): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'If-None-Match': etag }),
    ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
  };
}

const atMost = (bytes: number) =>
  async function* limited(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let seen = 0;
    for await (const chunk of chunks) {
      seen += chunk.length;
      if (seen > bytes) throw new FeedError(`larger than ${bytes} bytes`);
      yield chunk;
    }
  };

/** Error messages never contain URLs, which may contain a key. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'took too long';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
  return `connection failed (${code})`;
}

type Source = Pick<FeedConfig, 'name' | 'url' | 'hosts' | 'feedHosts' | 'privateNetwork'>;

/** @returns the status; `null` if the file has not changed */
async function download(
  { url, hosts, feedHosts, privateNetwork }: Source,
  stored: Status | null,
  part: string,
  limits: FetchLimits,
  budget: AbortSignal,
): Promise<Status | null> {
  const signal = AbortSignal.any([budget, AbortSignal.timeout(limits.attemptMs)]);
  try {
    const allowed = { hosts: [...hosts, ...feedHosts], privateNetwork };
    const response = await fetchPublic(url, allowed, { headers: stored ? conditions(stored) : {}, signal });
    if (response.status === 304 && stored) return null;
    if (!response.ok) refuse(response);
    if (!response.body) throw new TransientError('an empty answer');
    // Opened first: a stream that is destroyed while it opens creates its file after all has been deleted.
    const file = await open(part, 'w', 0o600);
    await pipeline(Readable.fromWeb(response.body), atMost(limits.bytes), file.createWriteStream(), { signal });
    return { url, etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') };
  } catch (error) {
    if (error instanceof FeedError || error instanceof TransientError) throw error;
    if (error instanceof AddressError) throw new FeedError(error.message);
    throw new TransientError(signal.aborted ? 'took too long' : describe(error));
  }
}

function refuse(response: Response): never {
  void response.body?.cancel();
  const message = `answered with ${response.status}`;
  throw RETRYABLE.has(response.status) ? new TransientError(message) : new FeedError(message);
}

async function withRetries<T>(
  attempt: () => Promise<T>,
  { attempts, pauseMs, feedMs }: FetchLimits,
  budget: AbortSignal,
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      if (budget.aborted) throw new FeedError(outOfTime(feedMs));
      if (turn === attempts) throw new FeedError(`${error.message}, ${attempts} times`);
      // Random jitter of up to a half, so that parallel refreshes do not retry at the same time.
      await sleep(pauseMs * 2 ** (turn - 1) * (1 + Math.random() / 2));
    }
  }
}

/**
 * Downloads a feed if it has changed since the stored file.
 * @param folder of stored feeds, created if missing
 * @throws FeedError if the download fails
 */
export async function fetchFeed(source: Source, folder: string, limits: FetchLimits): Promise<FetchedFeed> {
  const { name, url } = source;
  const budget = AbortSignal.timeout(limits.feedMs);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  const statusFile = `${file}.json`;
  const part = `${file}.part`;
  const known = existsSync(file) ? readStatus(statusFile) : null;
  const stored = known?.url === url ? known : null;
  try {
    const status = await withRetries(() => download(source, stored, part, limits, budget), limits, budget);
    if (status === null) return { file, changed: false, keep: () => undefined, discard: () => undefined };
    return {
      file: part,
      changed: true,
      keep() {
        // Removed first, because between the two renames the old status would describe the new file.
        rmSync(statusFile, { force: true });
        renameSync(part, file);
        writeAtomically(statusFile, `${JSON.stringify(status)}\n`);
      },
      discard: () => rmSync(part, { force: true }),
    };
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
