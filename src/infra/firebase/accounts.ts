import { PATHS } from '#src/config/paths.ts';
import type { FirebaseSettings } from '#src/config/site.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import type { Accounts, Connectivity } from '#src/services/services.tsx';
import type { Favorites } from '#src/services/favorites.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { noAccounts } from '../memory/no-accounts.ts';
import type { AccountData } from './data.ts';
import { createLazySession } from './lazy-session.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_FIREBASE_API_KEY?: string;
  }
}

interface Dependencies {
  localData: LocalData;
  /** Of this tab. */
  visitData: LocalData;
  connectivity: Connectivity;
  report: (error: unknown) => void;
}

/** Accounts over Firebase. Its code loads only for a user who signs in or was signed in, and never without settings. */
export function createFirebaseAccounts(settings: FirebaseSettings | null, dependencies: Dependencies): Accounts {
  // A constant of the build, so that a site without accounts is built without the code below.
  if (!import.meta.env.VITE_FIREBASE_API_KEY) return noAccounts;
  if (!settings) throw new Error('Firebase has no settings');
  const { localData, visitData, connectivity, report } = dependencies;

  const openData = memoizePromise(async (): Promise<AccountData> => {
    const chunk = await import('./data.ts');
    return chunk.openData({ settings, connectivity, localData, session, report });
  });

  const session = createLazySession({
    ...(isAccountPage(globalThis.location.pathname) && { mayBeSignedIn: mayHaveSession }),
    connectivity,
    localData,
    visitData,
    loadAuthClient: async () => {
      const [{ createAuthClient, openAuth }, { firebaseApp }] = await Promise.all([
        import('./auth.ts'),
        import('./app.ts'),
      ]);
      const auth = await openAuth(firebaseApp(settings));
      const client = createAuthClient(auth);
      // Written out so that the build can drop the chunk.
      if (typeof import.meta.env.VITE_AUTH_EMULATOR_URL !== 'string') return client;
      return (await import('./test-auth-client.ts')).withTestAccounts(client, auth);
    },
    onSignIn: (user) =>
      void openData()
        .then((opened) => opened.noteSignIn(user))
        .catch(report),
    beforeSignOut: async () => {
      await openData
        .current()
        ?.then((opened) => opened.flush())
        .catch(report);
    },
    // One tab deletes the shared cache; the others load no code for that.
    onSignOut: (inOtherTab) =>
      void (
        inOtherTab
          ? openData.current()?.then((opened) => opened.deleteReopenedCache())
          : openData().then((opened) => opened.deleteLocalCopy())
      )?.catch(report),
  });

  return {
    session,
    ...accountData(async (request) => {
      const data = await openData().catch((error: unknown) => {
        throw new AccountDataError('unavailable', 'no se pudo cargar el servicio de cuentas.', { cause: error });
      });
      return data.run(() => request(data));
    }),
  };
}

/** Pages that look for a session even without this site's own hint of one. */
const isAccountPage = (pathname: string): boolean => ACCOUNT_PAGES.has(pathname.replace(/\/$/, ''));
const ACCOUNT_PAGES = new Set<string>([PATHS.favorites, PATHS.profile, PATHS.login]);

/** The database in which Firebase stores the session. */
const SESSION_DATABASE = 'firebaseLocalStorageDb';

/** Whether this browser may have a session. If it has none, Firebase is not loaded to find out. */
export async function mayHaveSession(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SESSION_DATABASE);
  } catch {
    // Without IndexedDB, Firebase stores the session elsewhere.
    return true;
  }
}

type Data = Omit<Accounts, 'session'>;

/** @param ask opens the data and runs a request on it */
export function accountData(ask: <Result>(request: (data: Data) => Promise<Result>) => Promise<Result>): Data {
  return {
    favorites: sharedWithTabs({
      list: (uid, onSettled) => ask(({ favorites }) => favorites.list(uid, onSettled)),
      add: (uid, favorite) => ask(({ favorites }) => favorites.add(uid, favorite)),
      remove: (uid, id) => ask(({ favorites }) => favorites.remove(uid, id)),
    }),
    history: {
      save: (uid, result) => ask(({ history }) => history.save(uid, result)),
      list: (uid) => ask(({ history }) => history.list(uid)),
      remove: (uid, id) => ask(({ history }) => history.remove(uid, id)),
    },
    profiles: {
      load: (user) => ask(({ profiles }) => profiles.load(user)),
      rename: (user, displayName) => ask(({ profiles }) => profiles.rename(user, displayName)),
      deleteAll: (user) => ask(({ profiles }) => profiles.deleteAll(user)),
    },
  };
}

/** On this channel a tab names the user whose favorites it has changed. */
const CHANNEL = 'favorites';

/** Favorites that notify the other tabs of this browser about changes, because they show the same list. */
function sharedWithTabs(favorites: Favorites): Favorites {
  const channel = openChannel();
  if (!channel) return favorites;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
  const announce = (uid: string, written: Promise<void>) => written.finally(() => channel.postMessage(uid));
  return {
    ...favorites,
    add: (uid, favorite) => announce(uid, favorites.add(uid, favorite)),
    remove: (uid, id) => announce(uid, favorites.remove(uid, id)),
    observe(uid, listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === uid) listener();
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** @returns `null` in a browser that blocks all site data: there tabs are not notified */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
