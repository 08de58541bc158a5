/** Who is signed in; signing in and out. */
import type { Store } from '#src/lib/store.ts';
import { type Entry, STORAGE_KEYS, type StorageKey } from './local-data.ts';

export interface User {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/**
 * - `unknown`: the provider has not answered yet; `expected` is who was signed in last, a hint for the first render.
 * - `disabled`: this site has no accounts.
 * - `failure`: why a redirect came back without a user.
 */
export type SessionState =
  | { status: 'disabled' }
  | { status: 'unknown'; expected: StoredUser | null }
  | { status: 'signed-out'; failure: SignInError | null }
  | { status: 'signed-in'; user: User };

export type SignInFailure =
  | 'not-configured'
  | 'popup-closed'
  | 'popup-cancelled'
  | 'popup-blocked'
  | 'offline'
  | 'storage'
  | 'other';

/** The error's message is for the user, in Spanish. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Also said when the code of the login dialog cannot be loaded. */
export const SIGN_IN_FAILED = 'Error al iniciar sesión. Por favor, inténtalo de nuevo.';
export const SIGN_IN_OFFLINE = 'No se puede iniciar sesión en modo offline';

export interface Session {
  readonly state: Store<SessionState>;
  /** Loads the provider's code, so that a later click can open the popup at once. Never fails. */
  prepare(): Promise<void>;
  /** The page stays on screen. @throws {SignInError} */
  signInWithPopup(): Promise<User>;
  /** Leaves the page and comes back to the same address. @throws {SignInError} */
  signInWithRedirect(): Promise<void>;
  /** Asks the user to authenticate again, before actions that cannot be undone. @throws {SignInError} */
  confirmIdentity(): Promise<void>;
  /** Deletes the account itself, which signs out. @throws {SignInError} */
  deleteAccount(): Promise<void>;
  /** @throws {SignInError} if there is a reason to show; other errors have no message for the user. */
  signOut(): Promise<void>;
}

/** The user who was signed in last: a hint for the first render, never an authorization. */
export interface StoredUser {
  uid: string;
  email: string | null;
  displayName: string | null;
}

/** Parsed by hand, because the first script has no validation library. */
export const STORED_USER: Entry<StoredUser> = {
  key: STORAGE_KEYS.user,
  parse(value) {
    if (typeof value !== 'object' || value === null || !('uid' in value)) return null;
    if (typeof value.uid !== 'string' || value.uid === '') return null;
    return {
      uid: value.uid,
      email: 'email' in value ? textOrNull(value.email) : null,
      displayName: 'displayName' in value ? textOrNull(value.displayName) : null,
    };
  },
};

const mark = (key: StorageKey): Entry<true> => ({ key, parse: (value) => (value ? true : null) });

/** Whether a sign-out has yet to delete this device's copy of the user's data. */
export const PENDING_SIGN_OUT = mark(STORAGE_KEYS.pendingSignOut);

/** Whether this tab's user is on the provider's page, so that the next page reads the outcome. */
export const PENDING_SIGN_IN = mark(STORAGE_KEYS.pendingSignIn);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
