/** All that a signed-in person has, over Firestore: one chunk, which comes when data is first needed. */
import type { FirebaseSettings } from '../../config/site.ts';
import type { Connectivity } from '../../services/connectivity.ts';
import type { User } from '../../services/session.ts';
import { firebaseApp } from './app.ts';
import { createDatabase } from './database.ts';
import { createFirebaseFavorites } from './favorites.ts';
import { createFirebaseHistory } from './history.ts';
import { createEnsurePerson, createFirebaseProfiles, noteSignIn } from './profiles.ts';

interface Dependencies {
  settings: FirebaseSettings;
  connectivity: Connectivity;
  renameUser: (displayName: string) => Promise<void>;
  report: (error: unknown) => void;
}

export function openData({ settings, connectivity, renameUser, report }: Dependencies) {
  const store = createDatabase(firebaseApp(settings), connectivity);
  const database = () => store.get();
  const ensurePerson = createEnsurePerson(database);
  const favorites = createFirebaseFavorites({ database, report });
  const history = createFirebaseHistory({ database, report });
  return {
    favorites,
    history,
    profiles: createFirebaseProfiles({ database, connectivity, favorites, history, ensurePerson, renameUser }),
    noteSignIn: (user: User) => noteSignIn(database(), user, ensurePerson),
    flush: () => store.flush(),
    forget: () => store.forget(),
  };
}
export type AccountData = ReturnType<typeof openData>;
