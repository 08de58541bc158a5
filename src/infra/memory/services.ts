/** Services that need neither a browser nor a server: for prerendering, for tests and for a site without accounts. */
import { createStore, type WritableStore } from '#src/lib/store.ts';
import { watchedByUser } from '#src/lib/watched.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { LocalData } from '#src/services/local-data.ts';
import type { Accounts } from '#src/services/services.tsx';
import { type Session, type SessionState, SignInError, type User } from '#src/services/session.ts';
import { createBrowserLocalData } from '../browser/local-data.ts';

/** Acts as in a browser that blocks its storage. */
export const createMemoryLocalData = (): LocalData =>
  createBrowserLocalData(() => {
    throw new Error('There is no storage');
  });

export const createMemoryConnectivity = (online = true): WritableStore<boolean> => createStore(online);

const refuseSignIn = () =>
  Promise.reject(new SignInError('not-configured', 'Este sitio no tiene cuentas configuradas.'));

const disabledSession: Session = {
  state: createStore<SessionState>({ status: 'disabled' }),
  prepare: () => Promise.resolve(),
  signInWithPopup: refuseSignIn,
  signInWithRedirect: refuseSignIn,
  confirmIdentity: refuseSignIn,
  deleteAccount: refuseSignIn,
  signOut: () => Promise.resolve(),
};

const refusal = () => new AccountDataError('unavailable', 'este sitio no tiene cuentas configuradas.');
const refuse = () => Promise.reject(refusal());
const of = watchedByUser<User, never>((_user, _show, fail) => {
  fail(refusal());
  return () => undefined;
});

/** A site without accounts: signing in fails with a message. */
export const noAccounts: Accounts = {
  session: disabledSession,
  favorites: { of, add: refuse, remove: refuse },
  history: { of, save: refuse, remove: refuse },
  profiles: { of, rename: refuse, deleteAll: refuse },
};
