/** Who is signed in, and the ways in and out. */
import type { Observed } from '../lib/observed.ts';
import type { StoredUser } from './stored-user.ts';

export interface User {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/**
 * - `unknown`: the provider has not spoken yet; `expected` is who was signed in last, a hint for what to draw first.
 * - `disabled`: this site has no accounts.
 * - `failure`: why a sign-in that left the page came back without anybody.
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
  | 'other';

/** Its message is a sentence for the visitor, in Spanish. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

export interface Session {
  readonly state: Observed<SessionState>;
  /** Fetches what signing in takes, so that a later click can open the popup at once. Never fails. */
  prepare(): Promise<void>;
  /** Keeps this page on screen. @throws {SignInError} */
  signInWithPopup(): Promise<User>;
  /** Leaves the page; the visitor comes back to the same address. @throws {SignInError} */
  signInWithRedirect(): Promise<void>;
  /** The signed-in person shows once more who they are; what cannot be undone asks for it. @throws {SignInError} */
  confirmIdentity(): Promise<void>;
  /** The sign-in itself is gone afterwards, and nobody is signed in. @throws {SignInError} */
  deleteAccount(): Promise<void>;
  /** @throws {SignInError} where there is a reason to tell; any other error has no words for the visitor. */
  signOut(): Promise<void>;
}
