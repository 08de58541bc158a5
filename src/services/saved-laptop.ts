/** A laptop as the site saves it. Loads the validation library: import its code from lazy chunks only, its types anywhere. */
import * as z from 'zod/mini';
import { type PriceFacts, priceFactsSchema } from '#contract/facts.ts';
import { forgiving, goodItems } from '#src/lib/forgiving.ts';
import { laptopFields, webAddress } from './laptop-shapes.ts';
import { type Entry, type LocalData, STORAGE_KEYS } from './local-data.ts';

export interface SavedLaptop {
  id: string;
  name: string;
  /** Euros; `null` if it was unknown when the laptop was saved. */
  price: number | null;
  /** An https address or the path of one of the site's illustrations; may be empty. */
  image: string;
  /** The link leads to a shop; it may be empty. */
  link: string;
  /** `label: value` lines. */
  specs: string[];
  /** How its price is known; absent from what was saved before the site stored it. */
  facts?: PriceFacts;
}

/** @param laptop may have more than is saved */
export function toSavedLaptop({ id, name, price, image, link, specs, facts }: SavedLaptop): SavedLaptop {
  const laptop = { id, name, price, image, link, specs };
  if (!facts?.priceKind) return laptop;
  const { priceKind, seenPrice, priceDate, priceBasis, licence, priceCountry, keyboard, os } = facts;
  return {
    ...laptop,
    facts: {
      priceKind,
      seenPrice,
      priceDate,
      priceBasis,
      licence,
      // The database refuses `undefined`.
      ...(priceCountry !== undefined && { priceCountry }),
      ...(keyboard !== undefined && { keyboard }),
      ...(os !== undefined && { os }),
    },
  };
}

const { priceKind } = priceFactsSchema.shape;
/** Prices were also «doubtful» once. */
const storedFactsSchema = z.extend(priceFactsSchema, {
  priceKind: z.pipe(
    z.transform((kind: unknown) => (kind === 'doubtful' ? 'estimated' : kind)),
    priceKind,
  ),
});

/** Reads every shape that was ever stored. The title is what was shown. The id may be empty. */
export const storedLaptopSchema = z.pipe(
  z.extend(forgiving(z.object({ facts: storedFactsSchema })), laptopFields),
  z.transform(({ title, url, ...stored }): SavedLaptop => {
    const name = title.trim() ? title : stored.name;
    return toSavedLaptop({
      ...stored,
      name,
      id: stored.id || stored.name || title,
      link: webAddress([stored.link, url]),
    });
  }),
);

export const savedLaptopSchema = storedLaptopSchema.check(z.refine(({ id }) => id !== ''));

const WANTED: Entry<readonly SavedLaptop[]> = {
  key: STORAGE_KEYS.wantedFavorites,
  parse(value) {
    const { data = [] } = goodItems(savedLaptopSchema).safeParse(value);
    return data.length > 0 ? data : null;
  },
};

/**
 * Laptops to save once the user is signed in and the favorites are loaded; signing in may leave the page.
 * @param sessionData stores them until the tab is closed
 */
export function pendingFavorites(sessionData: LocalData) {
  const all = (): readonly SavedLaptop[] => sessionData.read(WANTED) ?? [];
  const without = (id: string) => all().filter((laptop) => laptop.id !== id);
  return {
    all,
    note: (laptop: SavedLaptop): void => sessionData.write(WANTED, [...without(laptop.id), laptop]),
    forget: (id: string): void => {
      if (without(id).length > 0) sessionData.write(WANTED, without(id));
      else sessionData.clear(WANTED);
    },
  };
}
