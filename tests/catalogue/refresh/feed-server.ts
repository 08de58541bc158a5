import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { listen, type Listening } from '#bench/free-port.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A shop's server for each test of the file, whose answers a test chooses. */
export function feedServer() {
  const answers = new Map<string, Answer[]>();
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  let listening: Listening;
  beforeEach(async () => {
    answers.clear();
    requests.length = 0;
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      requests.push({ path, headers: request.headers });
      const waiting = answers.get(path) ?? [];
      const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
    listening = await listen(server);
  });
  afterEach(() => listening.stop());
  return {
    url: (path: string) => `${listening.origin}${path}`,
    /** The answers of each path, in order; the last one repeats. */
    answer: (path: string, ...all: readonly Answer[]) => void answers.set(path, [...all]),
    /** So far. */
    requests,
  };
}

export const text =
  (body: string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/tab-separated-values', ...headers }).end(body);

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end('No');

/** Half of the body, then the connection breaks. */
export const cut =
  (body: string | Uint8Array): Answer =>
  (_, response) => {
    response.writeHead(200, { 'Content-Length': String(body.length) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

/** One byte, and then nothing. */
export const stuck: Answer = (_, response) => {
  response.writeHead(200).write('i');
};
