/** The laptop whose heart was pressed by somebody who is not signed in: signing in may leave the page. Loads the validation library: import it from lazy pages only. */
import * as z from 'zod/mini';
import type { Favorite } from './favorites.ts';
import { type Entry, STORAGE_KEYS } from './local-data.ts';

const favoriteSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  price: z.nullable(z.number()),
  image: z.string(),
  link: z.string(),
  specs: z.array(z.string()),
});

export const WANTED_FAVORITE: Entry<Favorite> = {
  key: STORAGE_KEYS.wantedFavorite,
  parse: (value) => favoriteSchema.safeParse(value).data ?? null,
};
