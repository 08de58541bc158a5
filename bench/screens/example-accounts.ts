/**
 * Accounts for screens that only signed-in users see. Replaces `src/infra/firebase/accounts.ts` in the site that `npm
 * run screenshots` builds; the page's `accountsPlan`, set before its scripts run, controls it.
 */
import { createMemoryFavorites, createMemoryHistory, createMemoryProfiles } from '../memory/accounts.ts';
import { createMemorySession } from '../memory/session.ts';
import { watchedByUser } from '#src/lib/watched.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { Accounts } from '#src/services/services.tsx';
import type { ResultSet } from '#src/services/history.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { SignInError, type User } from '#src/services/session.ts';

export interface AccountsPlan {
  signedIn?: boolean;
  favorites?: SavedLaptop[];
  saved?: ResultSet[];
  /** Requests never end. */
  waiting?: boolean;
  /** Requests fail. */
  failing?: boolean;
  /** Signing in is refused at once; otherwise it never ends. */
  refusing?: boolean;
}

declare global {
  var accountsPlan: AccountsPlan | undefined;
}

const PERSON = { uid: 'ejemplo', email: 'lucia.ferrer@example.com', displayName: 'Lucía Ferrer', photoURL: null };

const never = () => new Promise<never>(() => undefined);

export function createFirebaseAccounts(): Accounts {
  const plan = globalThis.accountsPlan ?? {};
  const favorites = createMemoryFavorites();
  const history = createMemoryHistory();
  for (const favorite of plan.favorites ?? []) void favorites.add(PERSON.uid, favorite);
  for (const set of plan.saved ?? []) void history.save(PERSON.uid, set);

  const session = createMemorySession(
    plan.signedIn ? { status: 'signed-in', user: PERSON } : { status: 'signed-out', failure: null },
  );
  const signIn = plan.refusing
    ? () => Promise.reject(new SignInError('other', 'Error al iniciar sesión. Por favor, inténtalo de nuevo.'))
    : never;
  const profiles = createMemoryProfiles(favorites, history);
  const broken = plan.waiting || plan.failing;
  const of = watchedByUser<User, never>((_user, _show, fail) => {
    if (plan.failing) fail(new AccountDataError('unavailable', 'No se pudo conectar con el servidor.'));
    return () => undefined;
  });
  return {
    session: { ...session, signInWithPopup: signIn, signInWithRedirect: signIn },
    favorites: broken ? { ...favorites, of } : favorites,
    history: broken ? { ...history, of } : history,
    profiles: broken ? { ...profiles, of } : profiles,
  };
}
