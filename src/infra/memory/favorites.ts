import { AccountDataError } from '#src/services/account-data.ts';
import { type Favorite, FAVORITES_MAX, type Favorites } from '#src/services/favorites.ts';

export function createMemoryFavorites(): Favorites {
  const saved = new Map<string, readonly Favorite[]>();
  const listOf = (uid: string) => saved.get(uid) ?? [];
  return {
    list: async (uid) => [...listOf(uid)],
    add: async (uid, favorite) => {
      const others = listOf(uid).filter(({ id }) => id !== favorite.id);
      if (others.length >= FAVORITES_MAX) throw new AccountDataError('denied', 'no tienes permiso.');
      saved.set(uid, [...others, favorite]);
    },
    remove: async (uid, id) => {
      saved.set(
        uid,
        listOf(uid).filter((favorite) => favorite.id !== id),
      );
    },
  };
}
