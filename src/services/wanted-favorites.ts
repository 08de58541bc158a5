/**
 * The laptops to save once the user is signed in and the favorites are known. In storage, because signing in may leave the
 * page. Loads the validation library: import it from lazy pages only.
 */
import * as z from 'zod/mini';
import { goodItems } from '#contract/good-items.ts';
import { savedPriceFactsSchema } from '#contract/shown-fields.ts';
import { type Favorite, toFavorite } from './favorites.ts';
import { type Entry, type LocalData, STORAGE_KEYS } from './local-data.ts';

const favoritesSchema = goodItems(
  z.object({
    id: z.string().check(z.minLength(1)),
    name: z.string(),
    price: z.nullable(z.number()),
    image: z.string(),
    link: z.string(),
    specs: z.array(z.string()),
    facts: savedPriceFactsSchema,
  }),
);

const WANTED: Entry<readonly Favorite[]> = {
  key: STORAGE_KEYS.wantedFavorites,
  parse(value) {
    const { data = [] } = favoritesSchema.safeParse(value);
    return data.length > 0 ? data.map(toFavorite) : null;
  },
};

/** @param text JSON that the build wrote into a laptop's page @returns `null` where it cannot be read */
export function parseFavorite(text: string): Favorite | null {
  try {
    return WANTED.parse([JSON.parse(text)])?.[0] ?? null;
  } catch {
    return null;
  }
}

/** @param visitData stores them until the tab is closed. */
export function wantedFavorites(visitData: LocalData) {
  const all = (): readonly Favorite[] => visitData.read(WANTED) ?? [];
  const without = (id: string) => all().filter((favorite) => favorite.id !== id);
  return {
    all,
    has: (id: string): boolean => all().some((favorite) => favorite.id === id),
    note: (favorite: Favorite): void => visitData.write(WANTED, [...without(favorite.id), favorite]),
    forget: (id: string): void => {
      if (without(id).length > 0) visitData.write(WANTED, without(id));
      else visitData.clear(WANTED);
    },
    forgetAll: (): void => visitData.clear(WANTED),
  };
}
