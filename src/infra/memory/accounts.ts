import type { Accounts } from '#src/services/accounts.ts';
import { createMemoryFavorites } from './favorites.ts';
import { createMemoryHistory } from './history.ts';
import { createMemoryProfiles } from './profiles.ts';
import { disabledSession } from './session.ts';

/** Accounts without a provider: for prerendering, and for tests, which bring their own session. */
export function createMemoryAccounts(): Accounts {
  const favorites = createMemoryFavorites();
  const history = createMemoryHistory();
  return { session: disabledSession, favorites, history, profiles: createMemoryProfiles(favorites, history) };
}
