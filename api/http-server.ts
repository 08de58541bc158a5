/** The HTTP server under the API, and under the site on a developer's machine: how long it waits and for how many. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './middleware/client-address.ts';

export interface ServerLimits {
  /** For a request's headers to arrive, from the connection's first moment. */
  headersMs: number;
  /** For the whole request to arrive, body and all. */
  requestMs: number;
  /** How often the two above are looked at. */
  checkMs: number;
  /** For a connection that is in the middle of a request or an answer and on which nothing moves. */
  silenceMs: number;
  /** For the next request on a connection that stays open. */
  keepAliveMs: number;
  /** Open at once; more are closed as they come. */
  connections: number;
  /** Open at once from one address (IPv6: one network); more are closed as they come. */
  connectionsPerPeer: number;
}

const SERVER_LIMITS: ServerLimits = {
  // A few hundred bytes: even the slowest mobile network carries them in two seconds.
  headersMs: 10_000,
  // 64 KiB, the largest body there is, in the 20 kbit/s that the slowest mobile network carries.
  requestMs: 30_000,
  checkMs: 2000,
  // Our own longest silence is a mail server that does not answer, see SMTP_TIME_LIMIT_MS.
  silenceMs: 20_000,
  // Proxies let go of an idle connection after 60 s. Were we the first to, one would write into a closing connection.
  keepAliveMs: 65_000,
  // Cloud Run sends at most 80 requests at once. Below 1024, how many files a process may have open where nobody raised it.
  connections: 900,
  // A class of 30 behind one address, with the six connections that a browser opens at most, has 180.
  connectionsPerPeer: 200,
};

/**
 * Behind a proxy it is the only peer there is, and its business how many connections one client opens. Cloud Run takes the
 * clients' connections itself and passes on whole requests: a half-open one never reaches the container.
 */
export const limitsBehind = (trustedProxies: number): Partial<ServerLimits> =>
  trustedProxies > 0 ? { connectionsPerPeer: Infinity } : {};

/** @returns a server that does not listen yet. */
export function createHttpServer(listener: RequestListener, limits: Partial<ServerLimits> = {}): Server {
  const { headersMs, requestMs, checkMs, silenceMs, keepAliveMs, connections, connectionsPerPeer } = {
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
  server.timeout = silenceMs;
  server.maxConnections = connections;
  limitPeers(server, connectionsPerPeer);
  return server;
}

/** Without it, one peer that opens connections and sends nothing takes all there are for as long as headers may take. */
function limitPeers(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    // Without an address it is closed already.
    if (socket.remoteAddress === undefined) return;
    const peer = addressKey(socket.remoteAddress);
    const others = open.get(peer) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(peer, others + 1);
    socket.once('close', () => {
      const left = (open.get(peer) ?? 0) - 1;
      if (left > 0) open.set(peer, left);
      else open.delete(peer);
    });
  });
}
