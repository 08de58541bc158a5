import { type FirebaseApp, FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  deleteUser,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reauthenticateWithPopup,
  reload,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
  type User as FirebaseUser,
} from 'firebase/auth';
import { FIREBASE_EMULATORS } from '#src/config/firebase-emulators.ts';
import { SignInError, type User } from '#src/services/session.ts';
import { keepAccountsOffline } from '../browser/keep-accounts.ts';
import { toSignInError } from './auth-errors.ts';

/** Who is signed in as the provider says it, without the provider's own types. */
export interface Gate {
  /** Calls back with each change, the first once it is known. */
  watch(listener: (user: User | null) => void): void;
  /** Why a sign-in that had left the page came back empty; `null` if it did not. */
  redirectOutcome(): Promise<User | SignInError | null>;
  popup(): Promise<User>;
  redirect(): Promise<void>;
  rename(displayName: string): Promise<void>;
  /** By popup: what is about to happen stays on screen. */
  confirmIdentity(): Promise<void>;
  deleteUser(): Promise<void>;
  /** Ends the session if the account no longer exists. Never fails. */
  checkAccount(): Promise<void>;
  signOut(): Promise<void>;
}

export function openAuth(app: FirebaseApp): Auth {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  auth.languageCode = 'es';
  if (FIREBASE_EMULATORS) connectAuthEmulator(auth, FIREBASE_EMULATORS.authUrl, { disableWarnings: true });
  const stopWaiting = onAuthStateChanged(auth, (user) => {
    if (!user) return;
    stopWaiting();
    keepAccountsOffline();
  });
  return auth;
}

/** @throws {SignInError} from each way in. */
export function createGate(auth: Auth): Gate {
  return {
    watch: (listener) => void onAuthStateChanged(auth, (user) => listener(user && toUser(user))),
    redirectOutcome: async () => {
      try {
        const result = await getRedirectResult(auth);
        return result && toUser(result.user);
      } catch (error) {
        return toSignInError(error);
      }
    },
    popup: () => withSignInErrors(async () => toUser((await signInWithPopup(auth, googleProvider())).user)),
    redirect: () => withSignInErrors(() => signInWithRedirect(auth, googleProvider())),
    rename: (displayName) => withSignInErrors(() => updateProfile(currentUser(auth), { displayName })),
    confirmIdentity: () =>
      withSignInErrors(async () => {
        await reauthenticateWithPopup(currentUser(auth), googleProvider());
      }),
    deleteUser: () => withSignInErrors(() => deleteUser(currentUser(auth))),
    checkAccount: async () => {
      // The SDK signs out whoever the server no longer knows, and then rejects; nothing else it may say matters here.
      if (auth.currentUser) await reload(auth.currentUser).catch(() => undefined);
    },
    // Asks no server: it fails where the browser's storage does, which the SDK calls an internal error. There are no words for that.
    signOut: () => signOut(auth),
  };
}

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

export function currentUser(auth: Auth): FirebaseUser {
  if (!auth.currentUser) throw new SignInError('other', 'vuelve a iniciar sesión.');
  return auth.currentUser;
}

export const toUser = ({ uid, email, displayName, photoURL }: FirebaseUser): User => ({
  uid,
  email,
  displayName,
  photoURL,
});

/** What the provider throws becomes a {@link SignInError}. Anything else has no words for a visitor and stays what it is. */
export async function withSignInErrors<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof FirebaseError ? toSignInError(error) : error;
  }
}
