import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { messageOf } from '../errors.ts';
import { FeedError } from './feed-offer.ts';
import { peek } from './peek.ts';

const MEGABYTE = 1024 * 1024;

/** Text compresses to a tenth, a decompression bomb to a thousandth. */
const LIMITS = { ratio: 200, ratioFrom: 8 * MEGABYTE };

async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip();
  // The loop below receives the same error.
  pipeline(packed, unpacked).catch(() => {});
  try {
    for await (const chunk of unpacked) {
      if (!(chunk instanceof Uint8Array)) throw new FeedError('the gzip file is not binary');
      yield chunk;
    }
  } catch (error) {
    // Other errors are those of the bytes' source.
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    throw new FeedError(`the gzip file is truncated or damaged (${messageOf(error).split('\n')[0]})`);
  }
}

/**
 * The bytes of a feed, decompressed if it is gzip, whatever its name or headers are.
 * @throws FeedError on other archives, on damaged or truncated gzip, and on gzip that unpacks to more than text does
 */
export async function* unpack(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let packedBytes = 0;
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      packedBytes += chunk.length;
      yield chunk;
    }
  }
  const { head, all } = await peek(counted(), 4);
  const [first, second] = Buffer.concat(head);
  const isGzip = first === 0x1f && second === 0x8b;
  if (first === 0x50 && second === 0x4b) throw new FeedError('the feed is a ZIP archive; only gzip is unpacked');
  for await (const chunk of isGzip ? gunzip(all) : all) {
    bytes += chunk.length;
    if (isGzip && bytes > LIMITS.ratioFrom && bytes > packedBytes * LIMITS.ratio) {
      throw new FeedError(`the gzip file unpacks to more than ${LIMITS.ratio} times its size`);
    }
    yield chunk;
  }
}
