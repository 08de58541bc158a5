/** Everything a signed-in user has stored, over Firestore. One chunk, which loads when data is first needed. */
import type { FirebaseSettings } from '#src/config/site.ts';
import type { Connectivity } from '#src/services/services.tsx';
import { type LocalData, STORAGE_KEYS } from '#src/services/local-data.ts';
import { PENDING_SIGN_OUT, type User } from '#src/services/session.ts';
import { canShareCache } from '../browser/can-store.ts';
import { firebaseApp } from './app.ts';
import { createDatabase } from './database.ts';
import { createFirebaseFavorites } from './favorites.ts';
import { createFirebaseHistory } from './history.ts';
import type { LazySession } from './lazy-session.ts';
import { createFirebaseProfiles } from './profiles.ts';

interface Dependencies {
  settings: FirebaseSettings;
  connectivity: Connectivity;
  localData: LocalData;
  session: Pick<LazySession, 'rename' | 'checkAccount'>;
  report: (error: unknown) => void;
}

export async function openData({ settings, connectivity, localData, session, report }: Dependencies) {
  const cache = (await canShareCache()) ? 'shared' : 'memory';
  const checkAccount = () => void session.checkAccount().catch(report);
  const store = createDatabase(firebaseApp(settings), connectivity, cache, checkAccount);
  // Safari takes the Web Lock from a page that it keeps for the back button, so that another tab may have deleted the cache
  // since. Chromium and Firefox restore no page that holds a lock.
  globalThis.window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void store.close();
  });
  const database = () => store.get();
  const favorites = createFirebaseFavorites({ database, report });
  const history = createFirebaseHistory({ database, report });
  const profiles = createFirebaseProfiles({
    database,
    connectivity,
    renameUser: (displayName) => session.rename(displayName),
  });

  return {
    favorites,
    history,
    profiles,
    run: <Result>(work: () => Promise<Result>) => store.run(work),
    noteSignIn: (user: User) => store.run(() => profiles.noteSignIn(user)),
    flush: () => store.flush(),
    deleteReopenedCache: () => store.deleteReopenedCache(),
    deleteLocalCopy: async () => {
      localData.clear({ key: STORAGE_KEYS.pendingName });
      if (await store.deleteCache()) localData.clear(PENDING_SIGN_OUT);
    },
  };
}
export type AccountData = Awaited<ReturnType<typeof openData>>;
