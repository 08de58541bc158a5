import { type FirebaseApp, FirebaseError, getApps, initializeApp } from 'firebase/app';
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
import { FIREBASE_EMULATORS, type FirebaseSettings } from '#src/config/site.ts';
import { SignInError, type User } from '#src/services/session.ts';
import { canStoreDatabases } from '../browser/can-store.ts';
import { toSignInError } from './auth-errors.ts';

/** What the session needs of Firebase's authentication. */
export interface AuthClient {
  /** Calls back with the user, first when it is known and then on each change. */
  watch(listener: (user: User | null) => void): void;
  /** The user as far as this tab knows. */
  current(): User | null;
  /** The user or the error that a redirect came back with; `null` without one. */
  redirectOutcome(): Promise<User | SignInError | null>;
  popup(): Promise<User>;
  redirect(): Promise<void>;
  rename(displayName: string): Promise<void>;
  /** Opens a popup, so that the page that asks for it stays on screen. */
  confirmIdentity(): Promise<void>;
  deleteUser(): Promise<void>;
  /** Ends the session if the account no longer exists. Never fails. */
  checkAccount(): Promise<void>;
  signOut(): Promise<void>;
}

/** @returns the one app that accounts and data share */
export const firebaseApp = (settings: FirebaseSettings): FirebaseApp => getApps()[0] ?? initializeApp(settings);

export async function openAuth(app: FirebaseApp): Promise<Auth> {
  const lasting = [indexedDBLocalPersistence, browserLocalPersistence];
  // The SDK reads a session from any of them and stores it in the first. IndexedDB is not the first if it cannot be written.
  if (!(await canStore())) lasting.reverse();
  const auth = initializeAuth(app, {
    persistence: [...lasting, inMemoryPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  auth.languageCode = 'es';
  if (FIREBASE_EMULATORS) connectAuthEmulator(auth, FIREBASE_EMULATORS.authUrl, { disableWarnings: true });
  return auth;
}

/** The SDK would wait for blocked databases for ever, and without them a session in them would count as ended. */
async function canStore(): Promise<boolean> {
  try {
    return await canStoreDatabases();
  } catch (error) {
    throw new SignInError('storage', 'el navegador no abre su base de datos (IndexedDB).', { cause: error });
  }
}

/** The methods reject with {@link SignInError}. */
export function createAuthClient(auth: Auth): AuthClient {
  return {
    watch: (listener) => void onAuthStateChanged(auth, (user) => listener(user && toUser(user))),
    current: () => auth.currentUser && toUser(auth.currentUser),
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
      // If the account is gone the SDK signs out and then rejects. Other errors do not matter here.
      if (auth.currentUser) await reload(auth.currentUser).catch(() => undefined);
    },
    // Sends no request. It fails only with the browser's storage, an internal error without a message for users.
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

/** Turns the provider's errors into {@link SignInError}. Others have no message for users and pass through. */
export async function withSignInErrors<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof FirebaseError ? toSignInError(error) : error;
  }
}
