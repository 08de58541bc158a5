import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** `null` for a request without a connection, for example if a test calls the app in process. */
export type ClientAddress = (context: Context) => string | null;

const IPV6_NETWORK_GROUPS = 4;

/** Some proxies write the port too: `203.0.113.9:5678`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/;

function withoutPort(entry: string): string {
  const { six, four } = WITH_PORT.exec(entry)?.groups ?? {};
  return six ?? four ?? entry;
}

/**
 * The entry that the first of `trustedProxies` appended to `X-Forwarded-For`; entries before it come from the client.
 */
export function createClientAddress(trustedProxies: number): ClientAddress {
  return (context) => {
    const entries = trustedProxies > 0 ? (context.req.header('x-forwarded-for') ?? '').split(',') : [];
    const forwarded = withoutPort(entries.at(-trustedProxies)?.trim() ?? '');
    return isIP(forwarded) ? forwarded : socketAddress(context);
  };
}

function socketAddress(context: Context): string | null {
  const env: unknown = context.env;
  const isConnected = typeof env === 'object' && env !== null && 'incoming' in env;
  return isConnected ? (getConnInfo(context).remote.address ?? 'unknown') : null;
}

/** One key for all addresses of one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, IPV6_NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
