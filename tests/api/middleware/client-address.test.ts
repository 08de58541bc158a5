import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addressKey, createClientAddress } from '#api/middleware/client-address.ts';

const SOCKET_ADDRESS = '198.51.100.4';

async function addressSeen(
  trustedProxies: number,
  forwardedFor?: string,
  environment: object = connectionOf({ remoteAddress: SOCKET_ADDRESS }),
): Promise<unknown> {
  const clientAddress = createClientAddress(trustedProxies);
  const app = new Hono().get('/', (context) => context.json(clientAddress(context)));
  const headers = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
  const response = await app.request('/', { headers }, environment);
  return response.json();
}

const connectionOf = (socket: { remoteAddress?: string }) => ({ incoming: { socket } });

describe('the client’s address', () => {
  it('is the connection’s when no proxy is trusted, whatever X-Forwarded-For says', async () => {
    await expect(addressSeen(0, '203.0.113.9')).resolves.toBe(SOCKET_ADDRESS);
  });

  it('is the entry of the first trusted proxy, not one the client put before it', async () => {
    await expect(addressSeen(1, '10.0.0.1, 203.0.113.9')).resolves.toBe('203.0.113.9');
    await expect(addressSeen(2, '10.0.0.1, 203.0.113.9, 192.0.2.1')).resolves.toBe('203.0.113.9');
  });

  it('is the connection’s when the trusted proxy’s entry is missing or invalid', async () => {
    await expect(addressSeen(1)).resolves.toBe(SOCKET_ADDRESS);
    await expect(addressSeen(1, 'unknown')).resolves.toBe(SOCKET_ADDRESS);
    await expect(addressSeen(3, '203.0.113.9')).resolves.toBe(SOCKET_ADDRESS);
  });

  it.each([
    ['203.0.113.9:5678', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['203.0.113.9:', SOCKET_ADDRESS],
    ['[203.0.113.9', SOCKET_ADDRESS],
    ['[unknown]:443', SOCKET_ADDRESS],
  ])('in the entry %s is %s', async (entry, address) => {
    await expect(addressSeen(1, entry)).resolves.toBe(address);
  });

  it('is null without a connection, and «unknown» after a disconnect', async () => {
    await expect(addressSeen(0, '203.0.113.9', {})).resolves.toBeNull();
    await expect(addressSeen(0, undefined, connectionOf({}))).resolves.toBe('unknown');
  });
});

describe('the key of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
