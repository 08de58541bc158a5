/** What the session promises, on each of its implementations. */
import { randomUUID } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  reauthenticateWithCredential,
  signInWithCredential,
} from 'firebase/auth';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { EMULATED_PROJECT } from '#local/emulator-process.ts';
import { createAuthClient, currentUser, type AuthClient, toUser, withSignInErrors } from '#src/infra/firebase/auth.ts';
import { createLazySession } from '#src/infra/firebase/lazy-session.ts';
import { createMemoryConnectivity, createMemoryLocalData } from '#src/infra/memory/services.ts';
import { createMemorySession } from '#bench/memory/session.ts';
import { type Session, SignInError, type User } from '#src/services/session.ts';
import { authHost } from './emulators.ts';
import { newUser } from './samples.ts';

interface Opened {
  session: Session;
  /** Sets the account that the next sign-ins choose, or their failure. */
  answer: (choice: User | SignInError) => void;
}

function openMemory(): Opened {
  const session = createMemorySession();
  return { session, answer: (choice) => session.answerSignIn(choice) };
}

const apps: FirebaseApp[] = [];

/** The real service without Google's window, which needs a browser. */
function openFirebase(): Opened {
  const app = initializeApp({ projectId: EMULATED_PROJECT, apiKey: 'emulated' }, randomUUID());
  apps.push(app);
  let answer: User | SignInError = new SignInError('popup-closed', 'No account was chosen');
  const chosen = () => {
    if (answer instanceof SignInError) throw answer;
    const { uid, email, displayName } = answer;
    return GoogleAuthProvider.credential(
      JSON.stringify({ sub: uid, email, email_verified: true, name: displayName, picture: '' }),
    );
  };
  const loadAuthClient = async (): Promise<AuthClient> => {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${authHost()}`, { disableWarnings: true });
    return {
      ...createAuthClient(auth),
      popup: () => withSignInErrors(async () => toUser((await signInWithCredential(auth, chosen())).user)),
      confirmIdentity: () =>
        withSignInErrors(async () => {
          await reauthenticateWithCredential(currentUser(auth), chosen());
        }),
    };
  };
  const session = createLazySession({
    loadAuthClient,
    connectivity: createMemoryConnectivity(),
    localData: createMemoryLocalData(),
    sessionData: createMemoryLocalData(),
    onSignIn: () => undefined,
    beforeSignOut: () => Promise.resolve(),
    onSignOut: () => undefined,
    onStoredElsewhere: () => undefined,
  });
  return {
    session,
    answer: (choice) => {
      answer = choice;
    },
  };
}

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
});

const implementations: [string, () => Opened][] = [
  ['in memory', openMemory],
  ['over Firebase', openFirebase],
];

describe.each(implementations)('a session %s', (_name, open) => {
  const signedOut = { status: 'signed-out', failure: null };

  it('is that of the chosen account, and notifies its observers', async () => {
    const { session, answer } = open();
    const seen = vi.fn<() => void>();
    session.state.subscribe(seen);
    const { uid, ...user } = newUser();
    answer({ uid, ...user });
    expect(await session.signInWithPopup()).toMatchObject(user);
    expect(session.state.current()).toMatchObject({ status: 'signed-in', user });
    expect(seen).toHaveBeenCalled();
  });

  it('ends on sign-out, and the same user can sign in again', async () => {
    const { session, answer } = open();
    answer(newUser());
    const { uid } = await session.signInWithPopup();
    await session.signOut();
    expect(session.state.current()).toEqual(signedOut);
    expect((await session.signInWithPopup()).uid).toBe(uid);
  });

  it('confirms the identity of the signed-in user only', async () => {
    const { session, answer } = open();
    answer(newUser());
    const { uid } = await session.signInWithPopup();
    await session.confirmIdentity();
    answer(newUser());
    await expect(session.confirmIdentity()).rejects.toMatchObject({
      name: 'SignInError',
      message: 'vuelve a iniciar sesión.',
    });
    expect(session.state.current()).toMatchObject({ status: 'signed-in', user: { uid } });
  });

  it('is signed out after the account is deleted', async () => {
    const { session, answer } = open();
    answer(newUser());
    await session.signInWithPopup();
    await session.deleteAccount();
    expect(session.state.current()).toEqual(signedOut);
  });
});
