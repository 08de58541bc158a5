/** Accounts on this machine alone: Firebase's own emulators, and how a site is built for them. */
import { authEmulatorObstacle, startAuthEmulator } from './auth-emulator.ts';
import { type Emulator, EMULATED_PROJECT } from './emulator-process.ts';
import { firestoreEmulatorObstacle, startFirestoreEmulator } from './firestore-emulator.ts';

export const EMULATOR_PORTS = { auth: 9099, firestore: 8085 } as const;

/** What a build needs to use the emulators. They must have the page's own host name, or the way back from the picker is lost. */
export const EMULATOR_ENVIRONMENT = {
  VITE_FIREBASE_API_KEY: 'emulated',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: EMULATED_PROJECT,
  VITE_FIREBASE_APP_ID: '1:1:web:emulated',
  VITE_AUTH_EMULATOR_URL: `http://localhost:${EMULATOR_PORTS.auth}`,
  VITE_FIRESTORE_EMULATOR_PORT: `${EMULATOR_PORTS.firestore}`,
} as const;

/** Why the emulators cannot run here, in a sentence, or `null`. */
export const emulatorsObstacle = (): string | null => authEmulatorObstacle() ?? firestoreEmulatorObstacle();

/** @throws when one of them cannot run here or is not ready in time. */
export async function startEmulators(): Promise<Emulator> {
  const started = await Promise.allSettled([
    startAuthEmulator(EMULATOR_PORTS.auth),
    startFirestoreEmulator(EMULATOR_PORTS.firestore),
  ]);
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(running.map((emulator) => emulator.stop()));
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { stop };
}
