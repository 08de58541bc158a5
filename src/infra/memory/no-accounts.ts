/** A site without accounts: signing in fails with a message. */
import { createObservable } from '#src/lib/observed.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { Accounts } from '#src/services/services.tsx';
import { type Session, type SessionState, SignInError } from '#src/services/session.ts';

const refuseSignIn = () =>
  Promise.reject(new SignInError('not-configured', 'Este sitio no tiene cuentas configuradas.'));

const disabledSession: Session = {
  state: createObservable<SessionState>({ status: 'disabled' }),
  prepare: () => Promise.resolve(),
  signInWithPopup: refuseSignIn,
  signInWithRedirect: refuseSignIn,
  confirmIdentity: refuseSignIn,
  deleteAccount: refuseSignIn,
  signOut: () => Promise.resolve(),
};

const refuse = () => Promise.reject(new AccountDataError('unavailable', 'este sitio no tiene cuentas configuradas.'));

export const noAccounts: Accounts = {
  session: disabledSession,
  favorites: { list: refuse, add: refuse, remove: refuse },
  history: { save: refuse, list: refuse, remove: refuse },
  profiles: { load: refuse, rename: refuse, deleteAll: refuse },
};
