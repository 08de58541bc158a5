/** The account services over the real Firestore emulator, for any signed-in user. */
import { type FirebaseApp, deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocFromServer,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { accountData } from '#src/infra/firebase/accounts.ts';
import { withDataErrors } from '#src/infra/firebase/data-errors.ts';
import { createFirebaseFavorites } from '#src/infra/firebase/favorites.ts';
import { createFirebaseHistory } from '#src/infra/firebase/history.ts';
import { createFirebaseProfiles } from '#src/infra/firebase/profiles.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import type { Connectivity, Services } from '#src/services/services.tsx';
import type { User } from '#src/services/session.ts';
import { EMULATED_PROJECT } from '#local/emulator-process.ts';
import { firestorePort } from './emulators.ts';
import { newUser } from './samples.ts';

/** Documents that do not parse are omitted; these tests assert the others. */
const report = () => undefined;

/** A device where a user is signed in; there may be several. */
interface Device {
  name?: string;
  /** In seconds since 1970; 0 by default. */
  signedInAt?: number;
  renameUser?: (displayName: string) => Promise<void>;
  connectivity?: Connectivity;
  onDenied?: () => void;
}

/** A new user with their services. */
export type Person = Pick<Services, 'favorites' | 'history' | 'profiles'> & { user: User; uid: string };

/** The emulator's first answer may take longer than the SDK's timeout. */
async function warmUp(database: Firestore): Promise<void> {
  const answered = () =>
    getDocFromServer(doc(database, 'users/warm')).then(
      () => true,
      () => false,
    );
  while (!(await answered())) continue;
}

export async function openFirestoreWorld() {
  // The rules deny some writes here on purpose.
  setLogLevel('silent');
  const apps = new Map<string, FirebaseApp>();

  type Token = { sub: string; email: string; auth_time: number };
  const databaseAs = (name: string, mockUserToken: 'owner' | Token): Firestore => {
    const known = apps.get(name);
    if (known) return getFirestore(known);
    const app = initializeApp({ projectId: EMULATED_PROJECT, apiKey: 'emulated' }, name);
    apps.set(name, app);
    const database = getFirestore(app);
    connectFirestoreEmulator(database, '127.0.0.1', firestorePort(), { mockUserToken });
    return database;
  };
  const databaseOf = ({ uid, email }: User, { name = 'first device', signedInAt = 0 }: Device = {}) =>
    databaseAs(`${uid} on ${name}`, { sub: uid, email: email ?? '', auth_time: signedInAt });

  await warmUp(databaseOf({ uid: 'warm', email: null, displayName: null, photoURL: null }));

  const servicesOf = (user: User, device: Device = {}) => {
    const database = () => databaseOf(user, device);
    const connectivity = device.connectivity ?? createMemoryConnectivity();
    const favorites = createFirebaseFavorites({ database, connectivity, report });
    const history = createFirebaseHistory({ database, connectivity, report });
    const profiles = createFirebaseProfiles({
      database,
      connectivity,
      renameUser: device.renameUser ?? (() => Promise.resolve()),
      report,
    });
    return {
      ...accountData(async () => ({ favorites, history, profiles, run: withDataErrors }), device.onDenied ?? report),
      noteSignIn: () => profiles.noteSignIn(user),
    };
  };

  return {
    databaseOf: (user: User) => databaseOf(user),
    seed: (path: string, data: Record<string, unknown>) =>
      setDoc(doc(databaseAs('without rules', 'owner'), path), data),
    read: async (path: string): Promise<unknown> =>
      (await getDocFromServer(doc(databaseAs('without rules', 'owner'), path))).data(),
    servicesOf,
    /** With the database of their first device. */
    newPerson: (device?: Device) => {
      const user = newUser();
      return { user, uid: user.uid, database: databaseOf(user, device), ...servicesOf(user, device) };
    },
    async close() {
      await Promise.all([...apps.values()].map((app) => deleteApp(app)));
    },
  };
}
