/** Everything a signed-in user has stored, over Firestore. One chunk, which loads when data is first needed. */
import type { FirebaseSettings } from '#src/config/site.ts';
import type { Connectivity } from '#src/services/services.tsx';
import type { LocalData } from '#src/services/local-data.ts';
import { PENDING_SIGN_OUT } from '#src/services/session.ts';
import { canShareCache } from '../browser/can-store.ts';
import { firebaseApp } from './auth.ts';
import { withDataErrors } from './data-errors.ts';
import { createDatabase } from './database.ts';
import { createFirebaseFavorites } from './favorites.ts';
import { createFirebaseHistory } from './history.ts';
import type { LazySession } from './lazy-session.ts';
import { createFirebaseProfiles } from './profiles.ts';

interface Dependencies {
  settings: FirebaseSettings;
  connectivity: Connectivity;
  localData: LocalData;
  session: Pick<LazySession, 'rename'>;
  report: (error: unknown) => void;
}

export async function openData({ settings, connectivity, localData, session, report }: Dependencies) {
  const cache = (await canShareCache()) ? 'shared' : 'memory';
  const store = createDatabase(firebaseApp(settings), connectivity, cache);
  const dependencies = { database: () => store.get(), connectivity, report };
  return {
    favorites: createFirebaseFavorites(dependencies),
    history: createFirebaseHistory(dependencies),
    profiles: createFirebaseProfiles({
      ...dependencies,
      renameUser: (displayName) => session.rename(displayName),
    }),
    run: withDataErrors,
    ready: () => store.ready(),
    flush: () => store.flush(),
    close: () => store.close(),
    deleteLocalCopy: async () => {
      if (await store.deleteCache()) localData.clear(PENDING_SIGN_OUT);
    },
  };
}
export type AccountData = Awaited<ReturnType<typeof openData>>;
