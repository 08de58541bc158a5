import type { Favorites } from '#src/services/favorites.ts';
import type { History } from '#src/services/history.ts';
import type { Profile, Profiles } from '#src/services/profiles.ts';
import type { User } from '#src/services/session.ts';

export function createMemoryProfiles(favorites: Favorites, history: History): Profiles {
  const profiles = new Map<string, Profile>();
  const profileOf = (user: User): Profile => {
    const profile = profiles.get(user.uid) ?? { ...user, createdAt: new Date() };
    profiles.set(user.uid, profile);
    return profile;
  };
  return {
    load: async (user) => ({ profile: profileOf(user), source: 'server' }),
    rename: async (user, displayName) => {
      profiles.set(user.uid, { ...profileOf(user), displayName });
    },
    exportAll: async (user) => ({
      profile: profileOf(user),
      favorites: await favorites.list(user.uid),
      savedRecommendations: await history.list(user.uid),
    }),
    deleteAll: async ({ uid }) => {
      for (const { id } of await history.list(uid)) await history.remove(uid, id);
      for (const { id } of await favorites.list(uid)) await favorites.remove(uid, id);
      profiles.delete(uid);
    },
  };
}
