import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Cloud Run and Docker kill a program 10 s after SIGTERM, systemd after 90 s. */
const STOP_LIMIT_MS = 9500;
/** All requests are still answered for this long, so that proxies learn from `Connection: close` to go elsewhere. */
const GRACE_MS = 1000;
/**
 * Closing a listener resets connections that wait to be accepted, so it closes only after this long without a new
 * one. Even with the 8 s of a mail server this stays within the limit.
 */
const QUIET_MS = 20;
const QUIET_LIMIT_MS = 400;

/**
 * On SIGTERM or Ctrl-C, continues to answer for a second, then accepts nothing new, lets running requests finish and
 * exits with code 0, or 1 if one is still running at the limit.
 */
export function stopOnSignal(server: Server, onStop: (running: number) => void, limitMs = STOP_LIMIT_MS): void {
  // Browsers open connections in advance. `closeIdleConnections` skips those without a request (nodejs/node#63452).
  const unused = new Set<Socket>();
  const running = new Set<ServerResponse>();
  /** Accepted, but not read: a client that waits for a response does not open another connection. */
  const held: Socket[] = [];
  let stage: 'serving' | 'stopping' | 'holding' | 'closed' = 'serving';

  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    if (stage === 'holding') {
      held.push(socket);
      // Node's own server has started to read by then.
      process.nextTick(() => socket.pause());
    }
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (stage === 'closed') server.closeIdleConnections();
    });
    if (stage !== 'serving') announceClose(response);
  });

  const close = async () => {
    await sleep(GRACE_MS);
    stage = 'holding';
    const limit = performance.now() + QUIET_LIMIT_MS;
    let seen = -1;
    while (seen < held.length && performance.now() < limit) {
      seen = held.length;
      await sleep(QUIET_MS);
      // Right after Node has checked for new connections
      await nextTurn();
    }
    stage = 'closed';
    server.close(() => process.exit(0));
    for (const socket of held) socket.resume();
    await sleep(GRACE_MS);
    for (const socket of unused) socket.destroy();
  };

  const stop = () => {
    // `npm start` forwards the Ctrl-C that the terminal already sends to both processes, so a second signal is
    // ignored.
    if (stage !== 'serving') return;
    stage = 'stopping';
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
