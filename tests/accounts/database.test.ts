/** The device’s database while the connection comes and goes. */
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDocFromServer } from 'firebase/firestore';
import { afterAll, expect, it } from 'vitest';
import { EMULATED_PROJECT } from '#local/emulator-process.ts';
import { createDatabase } from '#src/infra/firebase/database.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { firestorePort } from './emulators.ts';
import { openFirestoreWorld } from './firestore.ts';
import { newUser } from './samples.ts';

const { uid: UID } = newUser();

const world = await openFirestoreWorld();
afterAll(() => world.close());

it('the first observer of a restored connection reads from the server at once', async () => {
  await world.seed(`users/${UID}`, { displayName: 'Ana' });
  const app = initializeApp({ projectId: EMULATED_PROJECT, apiKey: 'emulated' }, 'a device');
  const connectivity = createMemoryConnectivity();
  const read = () => getDocFromServer(doc(database.get(), 'users', UID));
  // A page renders and observes before the database is opened.
  const answer = Promise.withResolvers<unknown>();
  connectivity.subscribe(() => {
    if (connectivity.current()) answer.resolve(read());
  });
  const database = createDatabase(app, connectivity, 'memory');
  connectFirestoreEmulator(database.get(), '127.0.0.1', firestorePort(), { mockUserToken: { sub: UID } });
  expect((await read()).get('displayName')).toBe('Ana');

  connectivity.set(false);
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  connectivity.set(true);
  expect(await answer.promise).toMatchObject({ metadata: { fromCache: false } });
  await deleteApp(app);
});
