import type { Response } from 'undici';
import type { FeedConfig } from '../feeds/feed-config.ts';
import { FeedError } from '../feeds/feed-offer.ts';
import { fetchPublic } from './fetch-public.ts';

const RETRYABLE = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A failure that is worth another attempt. */
export class TransientError extends Error {}

/** Error messages never contain URLs, which may contain a key. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
  return `connection failed (${code})`;
}

function refuse(response: Response): never {
  void response.body?.cancel();
  const message = `answered with ${response.status}`;
  throw RETRYABLE.has(response.status) ? new TransientError(message) : new FeedError(message);
}

/**
 * The bytes of a feed, straight from its server.
 * @throws FeedError if the address or its answer is refused, TransientError if another attempt may succeed
 */
export async function* feedBytes(
  { url, hosts, privateNetwork }: Pick<FeedConfig, 'url' | 'hosts' | 'privateNetwork'>,
  mostBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    const response = await fetchPublic(url, { hosts, privateNetwork }, signal);
    if (!response.ok) refuse(response);
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new FeedError(`larger than ${mostBytes} bytes`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FeedError || error instanceof TransientError) throw error;
    throw new TransientError(signal.aborted ? 'took too long' : describe(error));
  }
}
