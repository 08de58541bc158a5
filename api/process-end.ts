/** How a server's process ends: on a signal, and where it cannot start. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Cloud Run and Docker kill a program 10 s after SIGTERM, systemd after 90 s. */
const STOP_LIMIT_MS = 9500;
/**
 * All requests are still answered for this long, so that proxies learn from `Connection: close` to go elsewhere; then a
 * connection without a request has as long to send it.
 */
const GRACE_MS = 1000;

/**
 * On SIGTERM or Ctrl-C, continues to answer for a second, then accepts nothing new, lets running requests finish and
 * exits with code 0, or 1 if one is still running at the limit.
 */
export function stopOnSignal(server: Server, onStop: (running: number) => void, limitMs = STOP_LIMIT_MS): void {
  // Browsers open connections in advance. `closeIdleConnections` skips those without a request (nodejs/node#63452).
  const unused = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (!server.listening) server.closeIdleConnections();
    });
    if (isStopping) announceClose(response);
  });

  const close = async () => {
    await sleep(GRACE_MS);
    server.close(() => process.exit(0));
    await sleep(GRACE_MS);
    for (const socket of unused) socket.destroy();
  };

  const stop = () => {
    // `npm start` forwards the Ctrl-C that the terminal already sends to both processes, so a second signal is
    // ignored.
    if (isStopping) return;
    isStopping = true;
    onStop(running.size);
    for (const response of running) announceClose(response);
    void close();
    setTimeout(() => process.exit(1), limitMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Runs a step of the start. If it throws, prints the message without a stack trace and exits with code 1. */
export function exitOnError<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
    return process.exit(1);
  }
}
