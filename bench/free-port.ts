import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

export interface Listening {
  port: number;
  origin: string;
  /** Closes open connections too. */
  stop: () => Promise<void>;
}

/** Starts `server` on a free port of the loopback interface. */
export async function listen(server: Server): Promise<Listening> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
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

export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
