/** What each action of a signed-in user costs at Firestore; docs/scaling.md calculates with these numbers. */
import { waitForPendingWrites } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operations, startFirestoreMeter } from '../support/firestore-meter.ts';
import { firestorePort } from './emulators.ts';
import { type FirestoreWorld, openFirestoreWorld } from './firestore.ts';
import { laptop, newUser, NOON, result } from './samples.ts';

const HOUR_MS = 60 * 60_000;

let world: FirestoreWorld;
let meter: Awaited<ReturnType<typeof startFirestoreMeter>>;
beforeAll(async () => {
  meter = await startFirestoreMeter(firestorePort());
  world = await openFirestoreWorld(meter.port);
  // The emulator's first answers take seconds, in which the SDK times out and retries.
  await openUser({ sets: 1 });
});
afterAll(async () => {
  await world.close();
  meter.stop();
});

/** A user with some saved sets and one favorite, and the cost of each further action. */
async function openUser({ sets }: { sets: number }) {
  const user = newUser();
  const { uid } = user;
  const services = world.servicesOf(user);
  const database = world.databaseOf(user);
  const settled = () => waitForPendingWrites(database);
  const costOf = async (step: () => Promise<unknown>): Promise<Operations> => {
    await settled();
    meter.take();
    await step();
    await settled();
    return meter.take();
  };
  const firstSignIn = await costOf(services.noteSignIn);
  await services.favorites.add(uid, laptop('first'));
  for (let set = 0; set < sets; set += 1) {
    await services.history.save(uid, result(NOON - (set + 1) * HOUR_MS));
    await settled();
  }
  return { uid, user, ...services, costOf, firstSignIn };
}

describe('Firestore', () => {
  it('charges a first sign-in with a read and two writes, a later one with a read and a write', async () => {
    const { costOf, noteSignIn, firstSignIn } = await openUser({ sets: 0 });
    expect(firstSignIn).toEqual({ reads: 1, writes: 2, deletes: 0 });
    expect(await costOf(noteSignIn)).toEqual({ reads: 1, writes: 1, deletes: 0 });
  });

  it('charges favorites with a read to list, a write to add or to note something, and both to remove', async () => {
    const { costOf, favorites, uid } = await openUser({ sets: 0 });
    expect(await costOf(() => favorites.list(uid))).toEqual({ reads: 1, writes: 0, deletes: 0 });
    expect(await costOf(() => favorites.add(uid, laptop('a')))).toEqual({ reads: 0, writes: 1, deletes: 0 });
    expect(await costOf(() => favorites.list(uid))).toEqual({ reads: 1, writes: 0, deletes: 0 });
    expect(await costOf(() => favorites.annotate(uid, 'a', 'Caro'))).toEqual({ reads: 0, writes: 1, deletes: 0 });
    expect(await costOf(() => favorites.annotate(uid, 'a', ''))).toEqual({ reads: 0, writes: 1, deletes: 0 });
    expect(await costOf(() => favorites.annotate(uid, 'a', 'Muy caro'))).toEqual({ reads: 0, writes: 1, deletes: 0 });
    expect(await costOf(() => favorites.remove(uid, 'a'))).toEqual({ reads: 1, writes: 1, deletes: 0 });
  });

  it.each([
    [0, 1],
    [3, 3],
  ])('charges a history of %i sets with %i reads to list, and a read and a write to add to', async (sets, reads) => {
    const { costOf, history, uid } = await openUser({ sets });
    expect(await costOf(() => history.list(uid))).toEqual({ reads, writes: 0, deletes: 0 });
    expect(await costOf(() => history.save(uid, result(NOON)))).toEqual({ reads: 1, writes: 1, deletes: 0 });
    expect(await costOf(() => history.save(uid, result(NOON)))).toEqual({ reads: 1, writes: 0, deletes: 0 });
  });

  it('charges removing a set with a read and a deletion', async () => {
    const { costOf, history, uid } = await openUser({ sets: 1 });
    const cost = await costOf(() => history.remove(uid, `${uid}_${NOON - HOUR_MS}`));
    expect(cost).toEqual({ reads: 1, writes: 0, deletes: 1 });
  });

  it('charges the profile with a read to load, and a read and a write to rename', async () => {
    const { costOf, profiles, user } = await openUser({ sets: 0 });
    expect(await costOf(() => profiles.load(user))).toEqual({ reads: 1, writes: 0, deletes: 0 });
    expect(await costOf(() => profiles.rename(user, 'Ana María'))).toEqual({ reads: 1, writes: 1, deletes: 0 });
  });

  it('charges an export with the profile and each set, a deletion with the same', async () => {
    const { costOf, profiles, user } = await openUser({ sets: 3 });
    const exported = await costOf(() => profiles.exportAll(user));
    expect(exported).toMatchObject({ writes: 0, deletes: 0 });
    expect(exported.reads).toBeGreaterThanOrEqual(1 + 3);
    expect(exported.reads).toBeLessThanOrEqual(2 + 3);
    expect(await costOf(() => profiles.deleteAll(user))).toEqual({ reads: 3, writes: 1, deletes: 1 + 3 });
  });
});
