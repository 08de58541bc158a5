/** What signing in and out promises, on each of its implementations. */
import { randomUUID } from 'node:crypto';
import { type FirebaseApp, deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  reauthenticateWithCredential,
  signInWithCredential,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EMULATED_PROJECT, type Emulator } from '#local/emulator-process.ts';
import { runFirebaseEmulator } from '#local/firebase-tools.ts';
import { createGate, currentUser, type Gate, toUser, withSignInErrors } from '#src/infra/firebase/auth.ts';
import { createLazySession } from '#src/infra/firebase/lazy-session.ts';
import { createMemoryConnectivity } from '#src/infra/memory/connectivity.ts';
import { createMemoryLocalData } from '#src/infra/memory/local-data.ts';
import { createMemorySession } from '#src/infra/memory/session.ts';
import { type Session, SignInError } from '#src/services/session.ts';

const PORT = 9299;
const START_MS = 200_000;

interface Person {
  id: string;
  email: string;
  displayName: string;
}

interface Door {
  session: Session;
  /** Whom the next sign-ins choose, or why they choose nobody. */
  answer: (who: Person | SignInError) => void;
}

/** Somebody whom no other test knows. */
function newPerson(): Person {
  const id = randomUUID().replaceAll('-', '');
  return { id, email: `${id}@example.com`, displayName: 'Ana' };
}

function openMemory(): Door {
  const session = createMemorySession();
  return {
    session,
    answer: (who) => {
      if (who instanceof SignInError) return session.answerSignIn(who);
      return session.answerSignIn({ uid: who.id, email: who.email, displayName: who.displayName, photoURL: null });
    },
  };
}

const apps: FirebaseApp[] = [];

/** The real service but for Google's window, which needs a browser. */
function openFirebase(): Door {
  const app = initializeApp({ projectId: EMULATED_PROJECT, apiKey: 'emulated' }, randomUUID());
  apps.push(app);
  let answer: Person | SignInError = new SignInError('popup-closed', 'No one was chosen');
  const chosen = () => {
    if (answer instanceof SignInError) throw answer;
    const { id, email, displayName } = answer;
    return GoogleAuthProvider.credential(
      JSON.stringify({ sub: id, email, email_verified: true, name: displayName, picture: '' }),
    );
  };
  const loadGate = async (): Promise<Gate> => {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${PORT}`, { disableWarnings: true });
    return {
      ...createGate(auth),
      popup: () => withSignInErrors(async () => toUser((await signInWithCredential(auth, chosen())).user)),
      confirmIdentity: () =>
        withSignInErrors(async () => {
          await reauthenticateWithCredential(currentUser(auth), chosen());
        }),
    };
  };
  const session = createLazySession({
    loadGate,
    connectivity: createMemoryConnectivity(),
    localData: createMemoryLocalData(),
    onSignIn: () => undefined,
    beforeSignOut: () => Promise.resolve(),
    onSignOut: () => undefined,
  });
  return {
    session,
    answer: (who) => {
      answer = who;
    },
  };
}

let emulator: Emulator;
beforeAll(async () => {
  emulator = await runFirebaseEmulator('auth', PORT);
}, START_MS);
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await emulator.stop();
});

const implementations: [string, () => Door][] = [
  ['in memory', openMemory],
  ['over Firebase', openFirebase],
];

describe.each(implementations)('a session %s', (_name, open) => {
  const signedOut = { status: 'signed-out', failure: null };

  it('begins with nobody, also once all that signing in takes is there', async () => {
    const { session } = open();
    expect(session.state.current()).toEqual(signedOut);
    await session.prepare();
    expect(session.state.current()).toEqual(signedOut);
  });

  it('is that of whoever was chosen, and tells whoever watches', async () => {
    const { session, answer } = open();
    const seen = vi.fn<() => void>();
    session.state.observe(seen);
    const { id, email, displayName } = newPerson();
    answer({ id, email, displayName });
    expect(await session.signInWithPopup()).toMatchObject({ email, displayName, photoURL: null });
    expect(session.state.current()).toMatchObject({ status: 'signed-in', user: { email, displayName } });
    expect(seen).toHaveBeenCalled();
  });

  it('stays nobody’s when nobody is chosen, and says why', async () => {
    const { session, answer } = open();
    answer(new SignInError('popup-blocked', 'x'));
    await expect(session.signInWithPopup()).rejects.toMatchObject({ name: 'SignInError', failure: 'popup-blocked' });
    expect(session.state.current()).toEqual(signedOut);
  });

  it('ends on request, and the same person may come back', async () => {
    const { session, answer } = open();
    answer(newPerson());
    const { uid } = await session.signInWithPopup();
    await session.signOut();
    expect(session.state.current()).toEqual(signedOut);
    expect((await session.signInWithPopup()).uid).toBe(uid);
  });

  it('confirms the person who is signed in and nobody else', async () => {
    const { session, answer } = open();
    answer(newPerson());
    const { uid } = await session.signInWithPopup();
    await session.confirmIdentity();
    answer(newPerson());
    await expect(session.confirmIdentity()).rejects.toMatchObject({
      name: 'SignInError',
      message: 'vuelve a iniciar sesión.',
    });
    expect(session.state.current()).toMatchObject({ status: 'signed-in', user: { uid } });
  });

  it('is nobody’s once the account is deleted', async () => {
    const { session, answer } = open();
    answer(newPerson());
    await session.signInWithPopup();
    await session.deleteAccount();
    expect(session.state.current()).toEqual(signedOut);
  });
});
