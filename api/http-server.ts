import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './middleware/clients.ts';

const SERVER_LIMITS = {
  headersMs: 10_000,
  // The largest body, 64 KiB, at 20 kbit/s.
  requestMs: 30_000,
  checkMs: 2000,
  /**
   * Maximum inactivity within a request or response. Our own longest pause is an unresponsive mail server,
   * MAIL_TIME_LIMIT_MS.
   */
  inactivityMs: 20_000,
  // Longer than the 60 s of proxies, because a proxy could otherwise write to a connection that this server is
  // closing.
  keepAliveMs: 65_000,
  // Cloud Run sends at most 80 concurrent requests. Below 1024, the usual limit of open files.
  connections: 900,
  connectionsPerPeer: 200,
};
export type ServerLimits = typeof SERVER_LIMITS;

/** Behind a proxy, the proxy is the only peer and limits its clients itself. */
export const limitsBehind = (trustedProxies: number): Partial<ServerLimits> =>
  trustedProxies > 0 ? { connectionsPerPeer: Infinity } : {};

/** @returns a server with timeouts and connection limits that does not listen yet */
export function createHttpServer(listener: RequestListener, limits: Partial<ServerLimits> = {}): Server {
  const { headersMs, requestMs, checkMs, inactivityMs, keepAliveMs, connections, connectionsPerPeer } = {
    ...SERVER_LIMITS,
    ...limits,
  };
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: keepAliveMs,
    },
    listener,
  );
  server.timeout = inactivityMs;
  server.maxConnections = connections;
  limitPeers(server, connectionsPerPeer);
  return server;
}

/** One peer with idle connections could otherwise use up all of them until `headersMs`. */
function limitPeers(server: Server, max: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) return;
    const peer = addressKey(socket.remoteAddress);
    const count = open.get(peer) ?? 0;
    if (count >= max) {
      socket.destroy();
      return;
    }
    open.set(peer, count + 1);
    socket.once('close', () => {
      const left = (open.get(peer) ?? 0) - 1;
      if (left > 0) open.set(peer, left);
      else open.delete(peer);
    });
  });
}
