/** What each thing a signed-in person does costs at Firestore; docs/scaling.md does its sums with these numbers. */
import { randomUUID } from 'node:crypto';
import { waitForPendingWrites } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEnsurePerson, noteSignIn } from '#src/infra/firebase/profiles.ts';
import type { ResultSet } from '#src/services/history.ts';
import type { User } from '#src/services/session.ts';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { type Operations, startFirestoreMeter } from '../support/firestore-meter.ts';
import { type FirestoreWorld, openFirestoreWorld } from './firestore.ts';

const EMULATOR_PORT = 8088;
const START_MS = 90_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 60 * 60_000;

let world: FirestoreWorld;
let meter: Awaited<ReturnType<typeof startFirestoreMeter>>;
beforeAll(async () => {
  world = await openFirestoreWorld({
    emulatorPort: EMULATOR_PORT,
    portFor: async (port) => {
      meter = await startFirestoreMeter(port);
      return meter.port;
    },
  });
  // The emulator's first answers take seconds, in which the SDK gives up and begins again.
  await newPerson({ sets: 1 });
}, START_MS);
afterAll(async () => {
  await world.close();
  meter.stop();
});

const laptop = (id: string) => ({
  id,
  name: id,
  price: 999,
  image: '/x.svg',
  link: 'https://www.amazon.es/',
  specs: [],
});

const result = (timestamp: number): ResultSet => ({
  answers: { deviceType: 'laptop', purposes: ['office'], priorities: [], budget: 1200, requirements: NO_REQUIREMENTS },
  computers: [
    { id: 'a', name: 'a', title: 'a', price: 999, image: '/x.svg', url: 'https://www.amazon.es/', specs: [] },
  ],
  timestamp,
  sessionId: 'visit',
});

/** Somebody with so many saved sets and one favourite, and what each further step of theirs costs. */
async function newPerson({ sets }: { sets: number }) {
  const uid = randomUUID().replaceAll('-', '');
  const user: User = { uid, email: `${uid}@example.com`, displayName: 'Ana', photoURL: null };
  const services = world.servicesOf(user);
  const database = world.databaseOf(user);
  const settled = () => waitForPendingWrites(database);
  const signIn = () =>
    noteSignIn(
      database,
      user,
      createEnsurePerson(() => database),
    );
  const costOf = async (step: () => Promise<unknown>): Promise<Operations> => {
    await settled();
    meter.take();
    await step();
    await settled();
    return meter.take();
  };
  const firstSignIn = await costOf(signIn);
  await services.favorites.add(uid, laptop('first'));
  for (let set = 0; set < sets; set += 1) {
    await services.history.save(uid, result(NOON - (set + 1) * HOUR_MS));
    await settled();
  }
  return { uid, user, ...services, signIn, costOf, firstSignIn };
}

describe('at Firestore', () => {
  it('signing in costs a read and two writes the first time, a read and a write later', async () => {
    const { costOf, signIn, firstSignIn } = await newPerson({ sets: 0 });
    expect(firstSignIn).toEqual({ reads: 1, writes: 2, deletes: 0 });
    expect(await costOf(signIn)).toEqual({ reads: 1, writes: 1, deletes: 0 });
  });

  it('favourites cost a read to show, a write to add, and both to remove', async () => {
    const { costOf, favorites, uid } = await newPerson({ sets: 0 });
    expect(await costOf(() => favorites.list(uid))).toEqual({ reads: 1, writes: 0, deletes: 0 });
    expect(await costOf(() => favorites.add(uid, laptop('a')))).toEqual({ reads: 0, writes: 1, deletes: 0 });
    expect(await costOf(() => favorites.list(uid))).toEqual({ reads: 1, writes: 0, deletes: 0 });
    expect(await costOf(() => favorites.remove(uid, 'a'))).toEqual({ reads: 1, writes: 1, deletes: 0 });
  });

  it.each([
    [0, 1],
    [3, 3],
  ])('the history with %i sets costs %i reads to show, and one and a write to add to', async (sets, reads) => {
    const { costOf, history, uid } = await newPerson({ sets });
    expect(await costOf(() => history.list(uid))).toEqual({ reads, writes: 0, deletes: 0 });
    expect(await costOf(() => history.save(uid, result(NOON)))).toEqual({ reads: 1, writes: 1, deletes: 0 });
    expect(await costOf(() => history.save(uid, result(NOON)))).toEqual({ reads: 1, writes: 0, deletes: 0 });
  });

  it('removing a set costs a read and a deletion', async () => {
    const { costOf, history, uid } = await newPerson({ sets: 1 });
    const cost = await costOf(() => history.remove(uid, `${uid}_${NOON - HOUR_MS}`));
    expect(cost).toEqual({ reads: 1, writes: 0, deletes: 1 });
  });

  it('the profile costs a read to show, and a read and a write to change', async () => {
    const { costOf, profiles, user } = await newPerson({ sets: 0 });
    expect(await costOf(() => profiles.load(user))).toEqual({ reads: 1, writes: 0, deletes: 0 });
    expect(await costOf(() => profiles.rename(user, 'Ana María'))).toEqual({ reads: 1, writes: 1, deletes: 0 });
  });

  it('taking everything along costs the profile and each set; leaving deletes as much', async () => {
    const { costOf, profiles, user } = await newPerson({ sets: 3 });
    const exported = await costOf(() => profiles.exportAll(user));
    expect(exported).toMatchObject({ writes: 0, deletes: 0 });
    expect(exported.reads).toBeGreaterThanOrEqual(1 + 3);
    expect(exported.reads).toBeLessThanOrEqual(2 + 3);
    expect(await costOf(() => profiles.deleteAll(user))).toEqual({ reads: 3, writes: 1, deletes: 1 + 3 });
  });
});
