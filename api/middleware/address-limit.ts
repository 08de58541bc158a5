import type { Context } from 'hono';
import { addressKey, type ClientAddress } from './client-address.ts';
import { createRateLimit, type Limit } from './rate-limit.ts';

/**
 * Counts one request for the caller's address; does nothing without a limit, or where there is no address to count for.
 *
 * @throws {ApiError} `too_many_requests`
 */
export function createAddressLimit(limit: Limit | undefined, clientAddress: ClientAddress) {
  const count = limit && createRateLimit(limit);
  return (context: Context): void => {
    const address = count ? clientAddress(context) : null;
    if (count && address !== null) count(addressKey(address));
  };
}
