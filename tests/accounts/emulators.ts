/** One Auth and one Firestore emulator for all test files, which Vitest starts before the first of them. */
import { runFirebaseEmulator } from '#local/firebase-tools.ts';
import { startFirestoreEmulator } from '#local/firestore-emulator.ts';
import { freePort } from '#bench/free-port.ts';

/** The names that Firebase's own tools read. */
const AUTH_HOST = 'FIREBASE_AUTH_EMULATOR_HOST';
const FIRESTORE_HOST = 'FIRESTORE_EMULATOR_HOST';

/** @returns what stops the emulators. It does nothing for the second project of a run, which shares those of the first. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env[FIRESTORE_HOST]) return () => Promise.resolve();
  const [auth, firestore] = [await freePort(), await freePort()];
  const emulators = await Promise.all([runFirebaseEmulator('auth', auth), startFirestoreEmulator(firestore)]);
  Object.assign(process.env, { [AUTH_HOST]: `127.0.0.1:${auth}`, [FIRESTORE_HOST]: `127.0.0.1:${firestore}` });
  return async () => {
    await Promise.all(emulators.map((emulator) => emulator.stop()));
  };
}

export const authHost = (): string => hostIn(AUTH_HOST);

export const firestoreHost = (): string => hostIn(FIRESTORE_HOST);

export const firestorePort = (): number => Number(firestoreHost().split(':')[1]);

function hostIn(name: string): string {
  const host = process.env[name];
  if (!host) throw new Error(`${name} is not set: run these tests with --project=accounts or --project=services.`);
  return host;
}
