/** How long to wait for a write. */
import { type DocumentReference, getDoc } from 'firebase/firestore';
import { delay } from '#src/lib/delay.ts';
import { unavailableError } from './data-errors.ts';

/** After this a write counts as queued: offline, its promise stays pending until there is a connection. */
export const ACKNOWLEDGED_MS = 3000;

/** How long to wait for a write that must reach the server before the next step. */
const CONFIRMED_MS = 10_000;

/** Resolves when the server has accepted `write`, or when it takes so long that it counts as queued. @throws the server's error. */
export const acknowledged = (write: Promise<void>): Promise<void> => within(ACKNOWLEDGED_MS, write);

/** Resolves only when the server has accepted `write`. @throws the server's error, and `unavailable` on a timeout. */
export async function confirmed(write: Promise<void>): Promise<void> {
  const limit = delay(CONFIRMED_MS).then(() => Promise.reject(unavailableError()));
  await Promise.race([write, limit]);
}

/** Whether a rejected create has succeeded: if its answer is lost, it is sent again, and refused as an update. */
export async function exists(reference: DocumentReference): Promise<boolean> {
  try {
    return (await getDoc(reference)).exists();
  } catch {
    return false;
  }
}

/** Resolves with `work`, or after a time limit. */
export const within = (limitMs: number, work: Promise<void>): Promise<void> => Promise.race([work, delay(limitMs)]);
