import { once } from 'node:events';
import { connect } from 'node:net';

/** A client that sends any bytes at any time, and sees everything that comes back. @param from its own address. */
export function openConnection(url: string, from = '127.0.0.1') {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress: from });
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  // Reset connections are expected in these tests; `closed` reports them.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received));
  });
  return {
    socket,
    /** Everything received, once the other side has closed. */
    closed,
    connected: () => once(socket, 'connect'),
    send: (text: string) => socket.write(text),
    /** Everything received, once it matches. */
    until: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const look = () => pattern.test(received) && resolve(received);
        socket.on('data', look);
        socket.once('close', () => reject(new Error(`Closed after: ${received}`)));
        look();
      }),
  };
}

/** The head of a JSON request whose body has so many bytes. */
export const postHead = (path: string, bytes: number, headers: Record<string, string> = {}): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
