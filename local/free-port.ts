import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Starts `server` on a free port of 127.0.0.1. @returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return address.port;
}

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await once(probe.close(), 'close');
  return port;
}
