import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addressKey, createClientAddress } from '#api/middleware/clients.ts';

const SOCKET = '198.51.100.4';
const connectionOf = (socket: { remoteAddress?: string }) => ({ incoming: { socket } });

async function addressSeen(
  trustedProxies: number,
  forwardedFor: string | null,
  environment: object = connectionOf({ remoteAddress: SOCKET }),
): Promise<unknown> {
  const clientAddress = createClientAddress(trustedProxies);
  const app = new Hono().get('/', (context) => context.json(clientAddress(context)));
  const headers = forwardedFor === null ? {} : { 'X-Forwarded-For': forwardedFor };
  const response = await app.request('/', { headers }, environment);
  return response.json();
}

describe('the client’s address', () => {
  it.each([
    ['the connection’s when no proxy is trusted', 0, '203.0.113.9', SOCKET],
    [
      'the entry of the first trusted proxy, not one the client put before it',
      1,
      '10.0.0.1, 203.0.113.9',
      '203.0.113.9',
    ],
    ['that of the first of two', 2, '10.0.0.1, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    ['the connection’s when the trusted proxy’s entry is missing', 1, null, SOCKET],
    ['the connection’s when that of the first proxy is missing', 3, '203.0.113.9', SOCKET],
    ['the connection’s when the entry is no address', 1, 'unknown', SOCKET],
    ['without the port', 1, '203.0.113.9:5678', '203.0.113.9'],
    ['without the port of an IPv6 address', 1, '[2001:db8::1]:443', '2001:db8::1'],
    ['an IPv6 address', 1, '2001:db8::1', '2001:db8::1'],
    ['the connection’s when the port is missing', 1, '203.0.113.9:', SOCKET],
    ['the connection’s when a bracket is not closed', 1, '[203.0.113.9', SOCKET],
    ['the connection’s when no address is in brackets', 1, '[unknown]:443', SOCKET],
  ])('is %s', async (_, trustedProxies, forwardedFor, address) => {
    await expect(addressSeen(trustedProxies, forwardedFor)).resolves.toBe(address);
  });

  it('is null without a connection, and «unknown» after a disconnect', async () => {
    await expect(addressSeen(0, '203.0.113.9', {})).resolves.toBeNull();
    await expect(addressSeen(0, null, connectionOf({}))).resolves.toBe('unknown');
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the key of an address of %s is %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
