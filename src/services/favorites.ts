/** The laptops that a signed-in user has saved. */
import { keptPriceFacts, type WithPriceFacts } from './price-facts.ts';

export interface Favorite extends WithPriceFacts {
  id: string;
  name: string;
  /** Euros; `null` if it was unknown when the laptop was saved. */
  price: number | null;
  /** An https address or the path of one of the site's illustrations; may be empty. */
  image: string;
  /** Where to buy it; may be empty. */
  link: string;
  /** `label: value` lines. */
  specs: string[];
  /** The user's own line; absent without one. */
  note?: string;
}

/** @param computer may have more than is saved */
export const toFavorite = ({ id, name, price, image, link, specs, facts }: Favorite): Favorite => ({
  id,
  name,
  price,
  image,
  link,
  specs,
  ...keptPriceFacts(facts),
});

/** Favorites per user; the database refuses more. */
export const FAVORITES_MAX = 200;

export interface Favorites {
  /**
   * In the order in which they were saved. Offline: from the local cache.
   * @param onSettled called once the server has accepted or refused the writes that were pending: list again then. A function
   *   that is waiting already is called once.
   * @throws {AccountDataError}
   */
  list(uid: string, onSettled?: () => void): Promise<Favorite[]>;
  /**
   * Resolves once the server has it. Offline that is when the connection is back, so do not await it before showing it.
   * @throws {AccountDataError} when the server refuses it or the client is closed first.
   */
  add(uid: string, favorite: Favorite): Promise<void>;
  /** Removes by id, whatever its other fields, and its note. Resolves like {@link add}. @throws {AccountDataError} */
  remove(uid: string, id: string): Promise<void>;
  /**
   * Writes the note of a laptop that is saved, in the place of the one before; an empty one removes it. Resolves like {@link add}.
   * @param note as `toNote` makes it
   * @throws {AccountDataError}
   */
  annotate(uid: string, id: string, note: string): Promise<void>;
  /**
   * Calls `listener` when the server has answered a change that another tab of this browser made: list again then. Absent
   * where there are no other tabs.
   * @returns stops it
   */
  observe?(uid: string, listener: () => void): () => void;
}
