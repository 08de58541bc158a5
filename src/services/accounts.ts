import type { Favorites } from './favorites.ts';
import type { History } from './history.ts';
import type { Profiles } from './profiles.ts';
import type { Session } from './session.ts';

/** Everything that signed-in users have. */
export interface Accounts {
  session: Session;
  favorites: Favorites;
  history: History;
  profiles: Profiles;
}
