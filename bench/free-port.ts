import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { hasCode } from '#catalogue/errors.ts';

export interface Listening {
  port: number;
  origin: string;
  /** Closes open connections too. */
  stop: () => Promise<void>;
}

/** Starts `server` on a port of the loopback interface, by default on any that is free. */
export async function listen(server: Server, wanted = 0): Promise<Listening> {
  await once(server.listen(wanted, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Below the ports that Linux gives to outgoing connections: one of these could take it before the program is listening. */
const PORTS = { from: 20_000, below: 32_768 };

/** A port for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const chosen = randomInt(PORTS.from, PORTS.below);
  try {
    const { port, stop } = await listen(createServer(), chosen);
    await stop();
    return port;
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return freePort();
    throw error;
  }
}
