/** Clients that misbehave, each kind in a loop until the time is up. */
import { setTimeout as wait } from 'node:timers/promises';
import { openConnection, postHead } from './raw-connection.ts';

const PAUSE_MS = 100;
const FLOOD_AT_ONCE = 20;
/** A client that has not been refused by then never will be. */
const FLOOD_ENOUGH = 2000;

/** The abuser's own address, which the trusted proxy in front wrote last; before it stands what the abuser claims. */
const ABUSER = '192.0.2.66';

interface Flood {
  times: number;
  /** How many were let through. */
  answered: number;
  /** Descriptions of what should not have happened. */
  wrong: string[];
}

/** Many requests at once from one address, each with another forged one. */
export async function flood(url: string, until: number): Promise<Flood> {
  const tally: Flood = { times: 0, answered: 0, wrong: [] };
  const ask = async (forged: string): Promise<boolean> => {
    const { status, headers } = await fetch(`${url}/api/health`, {
      headers: { 'X-Forwarded-For': `${forged}, ${ABUSER}` },
    });
    const isRefused = status === 429 && Number(headers.get('Retry-After')) > 0;
    tally.times += 1;
    if (status === 200) tally.answered += 1;
    else if (!isRefused) tally.wrong.push(`${status}, Retry-After ${headers.get('Retry-After')}`);
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
export async function abort(url: string, until: number): Promise<void> {
  const whole = JSON.stringify({ purposes: ['office'], budget: 800 });
  for (let turn = 0; Date.now() < until; turn += 1) {
    const client = openConnection(url);
    const headers = { 'X-Forwarded-For': `10.3.${turn % 250}.1` };
    client.send(postHead('/api/recommendations', turn % 2 === 0 ? 500 : whole.length, headers) + whole);
    await client.connected();
    await wait(turn % 3);
    client.socket.destroy();
    await wait(PAUSE_MS);
  }
}
