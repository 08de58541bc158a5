/** Clients that misbehave, each kind in a loop until the time is up. */
import { setTimeout as wait } from 'node:timers/promises';
import { openConnection, postHead } from './raw-connection.ts';

const OVERSIZED = JSON.stringify({ purposes: ['office'], budget: 800, padding: 'x'.repeat(100 * 1024) });
const PAUSE_MS = 100;
const FLOOD_AT_ONCE = 20;
/** A client that has not been refused by then never will be. */
const FLOOD_ENOUGH = 2000;
/** One character is sent in each of these intervals. */
const DRIP_MS = 500;

/** The abuser's own address, which the trusted proxy in front wrote last; before it stands what the abuser claims. */
const ABUSER = '192.0.2.66';

const jsonHeaders = (address: string) => ({ 'Content-Type': 'application/json', 'X-Forwarded-For': address });
const WRONG: readonly [path: string, init: RequestInit, status: number][] = [
  ['/api/recommendations', { method: 'POST', body: '{"purposes":' }, 400],
  ['/api/recommendations', { method: 'POST', body: '{"purposes":[],"budget":1}' }, 400],
  ['/api/recommendations', { method: 'POST', body: '{"__proto__":{"a":1},"purposes":["office"],"budget":800}' }, 400],
  ['/api/send-contact', { method: 'POST', body: '{"to":"otra@correo.example","subject":"s","text":"t"}' }, 400],
  ['/api/laptops/no-existe', {}, 404],
  ['/api/nada', {}, 404],
  ['/api/recommendations', {}, 405],
];

export interface Tally {
  times: number;
  /** Descriptions of what should not have happened. */
  wrong: string[];
}

const newTally = (): Tally => ({ times: 0, wrong: [] });

const note = (tally: Tally, right: boolean, what: string): void => {
  tally.times += 1;
  if (!right) tally.wrong.push(what);
};

/** Bodies that are not JSON, break the contract or contain `__proto__`; unknown addresses. */
export async function sendWrong(url: string, until: number): Promise<Tally> {
  const tally = newTally();
  for (let turn = 0; Date.now() < until; turn += 1) {
    const [path, init, expected] = WRONG[turn % WRONG.length] ?? ['/', {}, 404];
    const { status } = await fetch(url + path, { ...init, headers: jsonHeaders(`10.1.${turn % 250}.1`) });
    note(tally, status === expected, `${path}: ${status}`);
    await wait(PAUSE_MS);
  }
  return tally;
}

/** Bodies over 64 KiB, with and without their length in the headers. */
export async function sendOversized(url: string, until: number): Promise<Tally> {
  const tally = newTally();
  for (let turn = 0; Date.now() < until; turn += 1) {
    const headers = { 'X-Forwarded-For': `10.2.${turn % 250}.1` };
    const client = openConnection(url);
    const isChunked = turn % 2 === 1;
    client.send(isChunked ? chunkedHead(headers) : postHead('/api/recommendations', OVERSIZED.length, headers));
    client.send(isChunked ? `${OVERSIZED.length.toString(16)}\r\n${OVERSIZED}\r\n0\r\n\r\n` : OVERSIZED);
    const answer = await client.until(/\r\n\r\n/).catch(String);
    client.socket.destroy();
    note(tally, answer.startsWith('HTTP/1.1 413 '), `${isChunked ? 'chunked' : 'whole'}: ${answer.slice(0, 200)}`);
    await wait(PAUSE_MS);
  }
  return tally;
}

const chunkedHead = (headers: Record<string, string>): string =>
  postHead('/api/recommendations', 0, headers).replace('Content-Length: 0', 'Transfer-Encoding: chunked');

/** Many requests at once from one address, each with another forged one. `answered` of them were let through. */
export async function flood(url: string, until: number): Promise<Tally & { answered: number }> {
  const tally = { ...newTally(), answered: 0 };
  const ask = async (forged: string): Promise<boolean> => {
    const { status, headers } = await fetch(`${url}/api/health`, { headers: jsonHeaders(`${forged}, ${ABUSER}`) });
    const isRefused = status === 429 && Number(headers.get('Retry-After')) > 0;
    note(tally, status === 200 || isRefused, `${status}, Retry-After ${headers.get('Retry-After')}`);
    if (status === 200) tally.answered += 1;
    return isRefused;
  };
  let wasRefused = false;
  // On a slow machine it goes on until it has met the limit.
  for (let turn = 0; Date.now() < until || (!wasRefused && tally.times < FLOOD_ENOUGH); turn += 1) {
    const refusals = await Promise.all(
      Array.from({ length: FLOOD_AT_ONCE }, (_, each) => ask(`203.${turn % 250}.${Math.floor(turn / 250)}.${each}`)),
    );
    wasRefused ||= refusals.includes(true);
    // Refused clients continue slowly, so that this machine can serve the others.
    if (refusals.includes(true)) await wait(PAUSE_MS);
  }
  return tally;
}

/** Disconnects in the middle of a request, or right before the answer. */
export async function abort(url: string, until: number): Promise<Tally> {
  const tally = newTally();
  const whole = JSON.stringify({ purposes: ['office'], budget: 800 });
  for (let turn = 0; Date.now() < until; turn += 1) {
    const client = openConnection(url);
    const headers = { 'X-Forwarded-For': `10.3.${turn % 250}.1` };
    client.send(postHead('/api/recommendations', turn % 2 === 0 ? 500 : whole.length, headers) + whole);
    await client.connected();
    await wait(turn % 3);
    client.socket.destroy();
    note(tally, true, '');
    await wait(PAUSE_MS);
  }
  return tally;
}

/**
 * Sends a character of a header or body now and then, until the server disconnects. `longestMs` is the longest
 * connection.
 */
export async function drip(
  url: string,
  until: number,
  part: 'headers' | 'body',
): Promise<{ cut: number; longestMs: number }> {
  let cut = 0;
  let longestMs = 0;
  while (Date.now() < until) {
    const started = Date.now();
    const client = openConnection(url);
    client.send(part === 'body' ? postHead('/api/recommendations', 1000) : 'GET /api/health HTTP/1.1\r\nX-Slow: ');
    const timer = setInterval(() => client.send('x'), DRIP_MS);
    const closed = await Promise.race([client.closed, wait(until - started, null)]);
    clearInterval(timer);
    client.socket.destroy();
    if (closed !== null) {
      cut += 1;
      longestMs = Math.max(longestMs, Date.now() - started);
    }
  }
  return { cut, longestMs };
}
