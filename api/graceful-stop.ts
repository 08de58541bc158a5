import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Cloud Run and Docker kill a program 10 s after SIGTERM, systemd after 90 s. */
const STOP_LIMIT_MS = 9500;

/** On SIGTERM or Ctrl-C, lets running requests finish and exits with code 0, or 1 when one is still running at the limit. */
export function stopOnSignal(server: Server, onStop: (running: number) => void, limitMs = STOP_LIMIT_MS): void {
  // Browsers open connections in advance. `closeIdleConnections` skips those without a request (nodejs/node#63452).
  const unused = new Set<Socket>();
  let running = 0;
  let stopping = false;

  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    running += 1;
    response.once('close', () => {
      running -= 1;
      if (stopping) server.closeIdleConnections();
    });
  });

  const stop = () => {
    // A second signal is not a second request: `npm start` passes on the Ctrl-C that the terminal sends to both processes.
    if (stopping) return;
    stopping = true;
    onStop(running);
    server.close(() => process.exit(0));
    for (const socket of unused) socket.destroy();
    setTimeout(() => process.exit(1), limitMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
