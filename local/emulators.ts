import { messageOf } from '../catalogue/errors.ts';
import { type Emulator, EMULATED_PROJECT } from './emulator-process.ts';
import { runFirebaseEmulator } from './firebase-tools.ts';
import { firestoreEmulatorObstacle, startFirestoreEmulator } from './firestore-emulator.ts';
import { allowOrigins, type Hosting } from './site-server.ts';

/** The browser tests use other ports, so that they can run beside `npm start`. */
export const EMULATOR_PORTS = {
  auth: Number(process.env['AUTH_EMULATOR_PORT'] || 9099),
  firestore: Number(process.env['FIRESTORE_EMULATOR_PORT'] || 8085),
};

/**
 * Build settings for the emulators. Auth needs the page's host name, because otherwise sign-in by redirect loses its
 * state.
 */
export const EMULATOR_ENVIRONMENT = {
  VITE_FIREBASE_API_KEY: 'emulated',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: EMULATED_PROJECT,
  VITE_FIREBASE_APP_ID: '1:1:web:emulated',
  VITE_AUTH_EMULATOR_URL: `http://localhost:${EMULATOR_PORTS.auth}`,
  VITE_FIRESTORE_EMULATOR_PORT: `${EMULATOR_PORTS.firestore}`,
};

/**
 * Where accounts are instead of in the emulators: nowhere as asked for by `--no-accounts`, in a real project, or nowhere
 * because the emulators cannot run on this machine. `null` if they can.
 */
export function reasonForNoEmulators(): string | null {
  const { VITE_FIREBASE_API_KEY: key, VITE_FIREBASE_PROJECT_ID: project } = process.env;
  if (key) return `Firebase project ${project || 'without a name'}`;
  if (process.argv.includes('--no-accounts')) return 'none, as asked for';
  const obstacle = firestoreEmulatorObstacle();
  return obstacle === null ? null : `none. ${obstacle}`;
}

/** Starts them. @returns why they did not start; `null` if they did */
export async function tryEmulators(): Promise<string | null> {
  try {
    await startEmulators();
    return null;
  } catch (error) {
    return `none. ${summarize(error)}`;
  }
}

/** The first line of the message, and the last one of the emulator's output. */
function summarize(error: unknown): string {
  const lines = messageOf(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [...new Set([lines.at(0), lines.at(-1)])].join(' ');
}

async function startEmulators(): Promise<Emulator> {
  const started = await Promise.allSettled([
    runFirebaseEmulator('auth', EMULATOR_PORTS.auth),
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

/** The hosting configuration whose content security policy also allows the emulators. */
export const hostingForEmulators = (hosting: Hosting): Hosting =>
  allowOrigins(
    hosting,
    ['connect-src', 'frame-src'],
    Object.values(EMULATOR_PORTS).map((port) => `http://localhost:${port}`),
  );
