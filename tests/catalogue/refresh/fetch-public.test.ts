import dns from 'node:dns';
import net from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FeedError } from '#catalogue/feeds/feed-offer.ts';
import { fetchPublic, isPublic, nextHop } from '#catalogue/refresh/fetch-public.ts';
import { feedServer, status, text } from './feed-server.ts';

const PUBLIC = { hosts: ['tienda.example'], privateNetwork: false };
const OWN = { ...PUBLIC, privateNetwork: true };

const server = feedServer();
afterEach(() => void vi.restoreAllMocks());

describe('an address', () => {
  it.each(['93.184.216.34', '2606:4700::1111', '::ffff:93.184.216.34'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  const closed = `127.0.0.1 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1 ::1
    :: fe80::1 fe80::1%eth0 fc00::1 fec0::1 ::ffff:127.0.0.1 ::ffff:a00:1 ::127.0.0.1
    64:ff9b::7f00:1 2002:7f00:1::1`;

  it.each(closed.split(/\s+/))('%s is not', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

const FEED = new URL('https://feeds.example/a');

describe('a redirect', () => {
  it.each([
    ['/b', 'https://feeds.example/b'],
    ['https://cdn.tienda.example/b', 'https://cdn.tienda.example/b'],
  ])('to %s leads to %s', (location, expected) => {
    expect(nextHop(location, FEED, FEED, PUBLIC.hosts).href).toBe(expected);
  });

  it.each([
    ['http://feeds.example/a', 'without encryption'],
    ['https://evil.example/a', 'another host, evil.example'],
    ['https://[::1]/', 'another host'],
    ['file:///etc/passwd', 'redirected to file:'],
    ['https://', 'invalid URL'],
  ])('to %s is refused: %s', (location, message) => {
    expect(() => nextHop(location, FEED, FEED, PUBLIC.hosts)).toThrow(FeedError);
    expect(() => nextHop(location, FEED, FEED, PUBLIC.hosts)).toThrow(message);
  });

  it('is followed three times, and what is refused is never asked', async () => {
    for (const hop of [1, 2, 3]) server.answer(`/${hop}`, status(302, { Location: `/${hop + 1}` }));
    server.answer('/4', text('four'), status(302, { Location: '/5' }));
    expect(await (await fetchPublic(server.url('/1'), OWN)).text()).toBe('four');
    await expect(fetchPublic(server.url('/1'), OWN)).rejects.toThrow('redirected more than 3 times');
    expect(server.requests.map(({ path }) => path)).not.toContain('/5');
    server.answer('/1', status(307, { Location: server.url('/2').replace('127.0.0.1', 'localhost') }));
    const before = server.requests.length;
    await expect(fetchPublic(server.url('/1'), OWN)).rejects.toThrow('redirected to another host, localhost');
    expect(server.requests).toHaveLength(before + 1);
  });
});

type Answer = readonly { address: string; family: number }[];

/** @param answers of the name server, in order; the last one repeats */
function namesResolveTo(...answers: readonly Answer[]) {
  const waiting = [...answers];
  return vi.spyOn(dns, 'lookup').mockImplementation((...args: unknown[]) => {
    const done = args.at(-1);
    const found = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (typeof done === 'function') done(null, found);
  });
}

const LOOPBACK = { address: '127.0.0.1', family: 4 };
const ELSEWHERE = { address: '93.184.216.34', family: 4 };

describe('a private network', () => {
  it.each(['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]'])('is not asked as %s', async (host) => {
    const url = server.url('/feed').replace('127.0.0.1', host);
    await expect(fetchPublic(url, PUBLIC)).rejects.toThrow(/is in a private network$/);
    expect(server.requests).toEqual([]);
  });

  it('is not asked after a redirect from a public address', async () => {
    const { port } = new URL(server.url('/'));
    server.answer('/feed', status(302, { Location: server.url('/secret') }));
    const { connect } = net;
    // The public address leads to the test's server.
    vi.spyOn(net, 'connect').mockImplementation(() => connect({ host: '127.0.0.1', port: Number(port) }));
    const asked = fetchPublic(`http://${ELSEWHERE.address}:${port}/feed`, { ...PUBLIC, hosts: ['127.0.0.1'] });
    await expect(asked).rejects.toThrow('127.0.0.1 is in a private network');
    expect(server.requests.map(({ path }) => path)).toEqual(['/feed']);
  });

  it('is not asked by a name that also has a public address', async () => {
    namesResolveTo([ELSEWHERE, LOOPBACK]);
    const url = server.url('/feed').replace('127.0.0.1', 'tienda.example');
    await expect(fetchPublic(url, PUBLIC)).rejects.toThrow('tienda.example is in a private network');
  });

  it('is not asked by a name that is public when it is checked and private a moment later', async () => {
    const lookup = namesResolveTo([ELSEWHERE], [LOOPBACK]);
    const url = server.url('/feed').replace('127.0.0.1', 'tienda.example');
    await expect(fetchPublic(url, PUBLIC, AbortSignal.timeout(300))).rejects.toThrow(/fetch failed|aborted/);
    expect(lookup).toHaveBeenCalledOnce();
    expect(server.requests).toEqual([]);
  });
});
