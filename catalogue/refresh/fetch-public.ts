/** Requests to URLs that shops choose. A refusal names at most the host. */
import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { isUnder } from '../feeds/feed-config.ts';
import { FeedError } from '../feeds/feed-offer.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** All globally routed IPv6 addresses. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

export interface Allowed {
  /** Hosts that redirects may lead to besides the first URL's own, subdomains included. */
  readonly hosts: readonly string[];
  /** Also allows servers in a private network or on this machine, for operators and tests that run one. */
  readonly privateNetwork: boolean;
}

/** @param address IPv4 or IPv6; an IPv4 address embedded in an IPv6 one is checked as IPv4 */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/** Resolves the name for one connection. The checked address is the one connected to, which prevents DNS rebinding. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new FeedError(`${hostname} has no address`), '');
    else if (!found.every(({ address }) => isPublic(address)))
      done(new FeedError(`${hostname} is in a private network`), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** @throws FeedError if the host is an IP address of a private network, for which `lookup` is not called */
function checkAddress({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublic(host)) throw new FeedError(`${host} is in a private network`);
}

/**
 * @returns the target of a redirect
 * @throws FeedError if the protocol is not http(s), falls back to http after https, or the host is not allowed
 */
export function nextHop(location: string, from: URL, first: URL, hosts: readonly string[]): URL {
  if (!URL.canParse(location, from.href)) throw new FeedError('redirected to an invalid URL');
  const to = new URL(location, from.href);
  if (to.protocol === 'http:' && from.protocol === 'https:')
    throw new FeedError('redirected to an address without encryption');
  if (to.protocol !== 'https:' && to.protocol !== 'http:') throw new FeedError(`redirected to ${to.protocol}`);
  if (to.hostname !== first.hostname && !isUnder(to.hostname, hosts))
    throw new FeedError(`redirected to another host, ${to.hostname}`);
  return to;
}

const onPublicAddresses = new Agent({ connect: { lookup: lookUpPublic } });
const onAnyAddress = new Agent();

/**
 * Fetches a URL with up to three redirects. Each hop is checked first.
 * @throws FeedError if a hop is refused; otherwise what `fetch` throws
 */
export async function fetchPublic(address: string, allowed: Allowed, signal?: AbortSignal): Promise<Response> {
  const first = new URL(address);
  const dispatcher = allowed.privateNetwork ? onAnyAddress : onPublicAddresses;
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!allowed.privateNetwork) checkAddress(url);
    const response = await fetchOnce(url, { dispatcher, redirect: 'manual', ...(signal && { signal }) });
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    url = nextHop(location, url, first, allowed.hosts);
  }
  throw new FeedError(`redirected more than ${MAX_REDIRECTS} times`);
}

/** Like `fetch`, but rethrows our own `FeedError`, which `fetch` wraps as the cause of a `TypeError`. */
async function fetchOnce(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw error instanceof TypeError && error.cause instanceof FeedError ? error.cause : error;
  }
}
