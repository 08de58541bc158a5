/** Whose request this is, as far as limits are concerned. */
import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** `null` for a request that came over no connection, as when another program calls the application itself. */
export type ClientAddress = (context: Context) => string | null;

/** A household gets at least this much of an IPv6 address for itself: eight bytes, four groups. */
const IPV6_NETWORK_GROUPS = 4;
const IPV6_GROUPS = 8;

/**
 * The address of the connection; with `trustedProxies` above zero, what that many of our own proxies wrote at the end of
 * `X-Forwarded-For`. Everything before those entries is what the caller claims and is not looked at.
 */
export function createClientAddress(trustedProxies: number): ClientAddress {
  return (context) => {
    const entries = trustedProxies > 0 ? (context.req.header('x-forwarded-for') ?? '').split(',') : [];
    const forwarded = entries.at(-trustedProxies)?.trim();
    return forwarded && isIP(forwarded) ? forwarded : socketAddress(context);
  };
}

/** Whoever has hung up already has no address any more, but is still counted. */
function socketAddress(context: Context): string | null {
  const env: unknown = context.env;
  const isConnected = typeof env === 'object' && env !== null && 'incoming' in env;
  return isConnected ? (getConnInfo(context).remote.address ?? 'unknown') : null;
}

/** One key for all addresses that one visitor can take at will: an IPv4 address, or the network part of an IPv6 one. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array.from({ length: Math.max(0, IPV6_GROUPS - before.length - after.length) }, () => '0');
  const groups = [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, IPV6_NETWORK_GROUPS).join(':')}::/64`;
}
