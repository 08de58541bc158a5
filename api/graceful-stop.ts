import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Cloud Run, Docker and systemd end a program by force 10 s (systemd: 90) after they asked. */
const STOP_LIMIT_MS = 9500;

/**
 * Ends the program well when it is asked to (SIGTERM, or Ctrl-C): connections that wait for nothing are closed and new ones
 * refused at once, running requests get their answer. Exit code 0; 1 when something was still running at the limit.
 *
 * @param onStop called once, when the stop begins.
 */
export function stopOnSignal(server: Server, onStop: (running: number) => void, limitMs = STOP_LIMIT_MS): void {
  const connections = trackConnections(server);
  let stopping = false;
  const stop = () => {
    // A Ctrl-C comes twice when the program was started by another that passes it on.
    if (stopping) return;
    stopping = true;
    onStop(connections.running());
    server.close(() => process.exit(0));
    connections.closeWhenIdle();
    setTimeout(() => process.exit(1), limitMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Node's own closing of idle connections leaves those alone on which nothing was ever asked: browsers open such in advance. */
function trackConnections(server: Server) {
  const requests = new Map<Socket, number>();
  let closing = false;

  const change = (socket: Socket, by: number) => {
    const running = (requests.get(socket) ?? 0) + by;
    if (!socket.destroyed) requests.set(socket, running);
    if (closing && running === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    change(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });

  return {
    running: () => [...requests.values()].reduce((sum, running) => sum + running, 0),
    closeWhenIdle: () => {
      closing = true;
      for (const socket of requests.keys()) change(socket, 0);
    },
  };
}
