/** The laptops that a signed-in person keeps. */
export interface Favorite {
  id: string;
  name: string;
  /** Euros; `null` where none was known when it was saved. */
  price: number | null;
  /** An https address or the path of one of the site's illustrations; may be empty. */
  image: string;
  /** Where to buy it; may be empty. */
  link: string;
  /** `label: value` lines. */
  specs: string[];
}

/** More than this nobody may keep; the database refuses. */
export const FAVORITES_MAX = 200;

export interface Favorites {
  /**
   * In the order in which they were saved. Without a connection: what this device knows.
   * @param onSettled called once the server has taken or refused what it did not have yet: time to ask again.
   * @throws {AccountDataError}
   */
  list(uid: string, onSettled?: () => void): Promise<Favorite[]>;
  /**
   * Resolves once the server has it, which without a connection is later: never wait for it.
   * @throws {AccountDataError} when the server refuses it or it is lost on the way.
   */
  add(uid: string, favorite: Favorite): Promise<void>;
  /** By id, whatever else has changed since. Resolves like {@link add}. @throws {AccountDataError} */
  remove(uid: string, id: string): Promise<void>;
}
