import type { FirebaseSettings } from '#src/config/site.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { type ListenFor, watchedByUser } from '#src/lib/watched.ts';
import type { Accounts, Connectivity } from '#src/services/services.tsx';
import type { LocalData } from '#src/services/local-data.ts';
import { STORED_USER, type User } from '#src/services/session.ts';
import { noAccounts } from '../memory/services.ts';
import type { AccountData } from './data.ts';
import { createLazySession } from './lazy-session.ts';

interface Dependencies {
  localData: LocalData;
  /** Keeps what belongs to this tab. */
  sessionData: LocalData;
  connectivity: Connectivity;
  report: (error: unknown) => void;
}

/** Accounts over Firebase. Its code loads only for a user who signs in or was signed in, and never without settings. */
export function createFirebaseAccounts(settings: FirebaseSettings | null, dependencies: Dependencies): Accounts {
  // A constant of the build, so that a site without accounts is built without the code below.
  if (!import.meta.env.VITE_FIREBASE_API_KEY) return noAccounts;
  if (!settings) throw new Error('Firebase has no settings');
  const { localData, sessionData, connectivity, report } = dependencies;

  const openData = memoizePromise(async (): Promise<AccountData> => {
    const chunk = await import('./data.ts');
    return chunk.openData({ settings, connectivity, localData, session, report });
  });

  const load = async (): Promise<AccountData> => {
    const data = await openData().catch((error: unknown) => {
      throw new AccountDataError('unavailable', 'no se pudo cargar el servicio de cuentas.', { cause: error });
    });
    await data.ready();
    return data;
  };

  const noteSignIn = async (user: User) => {
    const data = await load();
    await data.profiles.noteSignIn(user);
  };

  const session = createLazySession({
    connectivity,
    localData,
    sessionData,
    loadAuthClient: async () => {
      const { createAuthClient, firebaseApp, openAuth } = await import('./auth.ts');
      const auth = await openAuth(firebaseApp(settings));
      const client = createAuthClient(auth);
      // Written out so that the build can drop the chunk.
      if (typeof import.meta.env.VITE_AUTH_EMULATOR_URL !== 'string') return client;
      return (await import('./test-auth-client.ts')).withTestAccounts(client, auth);
    },
    onSignIn: (user) => void noteSignIn(user).catch(report),
    beforeSignOut: async () => {
      await openData
        .current()
        ?.then((data) => data.flush())
        .catch(report);
    },
    // One tab deletes the shared cache; the others load no code for that.
    onSignOut: (inOtherTab) =>
      void (
        inOtherTab
          ? openData.current()?.then((data) => data.close())
          : openData().then((data) => data.deleteLocalCopy())
      )?.catch(report),
    onStoredElsewhere: (callback) =>
      globalThis.window.addEventListener('storage', ({ key }) => {
        if (key === null || key === STORED_USER.key) callback();
      }),
  });

  // The user may have deleted the account on another device.
  const onDenied = () => void session.checkAccount().catch(report);
  return { session, ...accountData(load, onDenied) };
}

type Stored = Pick<AccountData, 'favorites' | 'history' | 'profiles' | 'run'>;

/**
 * The services, whose code loads when they are first asked.
 * @param onDenied called when the server does not allow a request
 */
export function accountData(load: () => Promise<Stored>, onDenied: () => void): Omit<Accounts, 'session'> {
  const note = (error: unknown) => {
    if (error instanceof AccountDataError && error.problem === 'denied') onDenied();
  };
  const withData = async <Result>(request: (data: Stored) => Promise<Result>): Promise<Result> => {
    try {
      const data = await load();
      return await data.run(() => request(data));
    } catch (error) {
      note(error);
      throw error;
    }
  };
  const listenTo = <T>(listenerOf: (data: Stored) => ListenFor<User, T>) =>
    watchedByUser<User, T>((user, show, fail) => {
      let stop: (() => void) | null = null;
      let isStopped = false;
      const failed = (error: unknown) => {
        note(error);
        fail(error);
      };
      const start = async () => {
        const data = await load();
        if (!isStopped) stop = listenerOf(data)(user, show, failed);
      };
      start().catch(failed);
      return () => {
        isStopped = true;
        stop?.();
      };
    });

  return {
    favorites: {
      of: listenTo(({ favorites }) => favorites.listen),
      add: (uid, laptop) => withData(({ favorites }) => favorites.add(uid, laptop)),
      remove: (uid, id) => withData(({ favorites }) => favorites.remove(uid, id)),
    },
    history: {
      of: listenTo(({ history }) => history.listen),
      save: (uid, result) => withData(({ history }) => history.save(uid, result)),
      remove: (uid, id) => withData(({ history }) => history.remove(uid, id)),
    },
    profiles: {
      of: listenTo(({ profiles }) => profiles.listen),
      rename: (user, displayName) => withData(({ profiles }) => profiles.rename(user, displayName)),
      deleteAll: (user) => withData(({ profiles }) => profiles.deleteAll(user)),
    },
  };
}
