import type { Server } from 'node:http';

export interface Listening {
  origin: string;
  /** Ends open connections too. */
  stop: () => Promise<unknown>;
}

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
