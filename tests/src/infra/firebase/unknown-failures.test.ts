/** Failures that are neither a known error of the database nor of the sign-in show a general message. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { initializeAuth } from 'firebase/auth';
import { beforeEach, expect, test } from 'vitest';
import { loadProfileMessage, signOutMessage } from '#src/features/account/profile/profile-messages.ts';
import { createAuthClient } from '#src/infra/firebase/auth.ts';
import { createFirebaseProfiles } from '#src/infra/firebase/profiles.ts';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { ANA } from '#tests/support/people.ts';

let app: FirebaseApp;
beforeEach(() => {
  app = initializeApp({ projectId: 'demo-atinado', apiKey: 'any' }, 'unknown failures');
  return () => deleteApp(app);
});

const refused = () => new DOMException('The operation is insecure.', 'SecurityError');

let writable = true;
const write = () => (writable ? Promise.resolve() : Promise.reject(refused()));

/** Firebase's persistence in a browser that starts to refuse writes. */
class FailingStorage {
  static readonly type = 'LOCAL';
  readonly type = 'LOCAL';
  _isAvailable = () => Promise.resolve(true);
  _get = () => Promise.resolve(null);
  _set = write;
  _remove = write;
  _addListener = () => undefined;
  _removeListener = () => undefined;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('signing out where the browser refuses to write storage', async () => {
  const auth = initializeAuth(app, { persistence: FailingStorage });
  await auth.authStateReady();
  writable = false;
  const failure = await failureOf(createAuthClient(auth).signOut());
  expect(failure).toBeInstanceOf(Error);
  expect(signOutMessage(failure)).toBe('Error al cerrar sesión. Por favor, inténtalo de nuevo.');
});

test('loading a profile where the database cannot be opened', async () => {
  const profiles = createFirebaseProfiles({
    database: () => {
      throw refused();
    },
    connectivity: createMemoryConnectivity(),
    history: createMemoryHistory(),
    renameUser: () => Promise.resolve(),
    report: () => undefined,
  });
  const failure = await failureOf(profiles.load(ANA));
  expect(loadProfileMessage(failure)).toBe('Error al cargar el perfil. Por favor, inténtalo de nuevo más tarde.');
});
