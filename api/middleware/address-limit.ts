import type { Context } from 'hono';
import { addressKey, type ClientAddress } from './client-address.ts';
import { createRateLimit, type Limit } from './rate-limit.ts';

/**
 * Counts one request for the caller's address; does nothing where there is no address to count for.
 *
 * @throws {ApiError} `too_many_requests`
 */
export function createAddressLimit(limit: Limit, clientAddress: ClientAddress) {
  const count = createRateLimit(limit);
  return (context: Context): void => {
    const address = clientAddress(context);
    if (address !== null) count(addressKey(address));
  };
}
