/** The laptops that a signed-in user has saved. */
import type { SavedLaptop } from './saved-laptop.ts';

/** Favorites per user; the database refuses more. */
export const FAVORITES_MAX = 200;

export interface Favorites {
  /**
   * In the order in which they were saved. Offline: from the local cache.
   * @param onSettled called once the server has accepted or refused the pending writes: list again then. A function that is
   *   already waiting is called once.
   * @throws {AccountDataError}
   */
  list(uid: string, onSettled?: () => void): Promise<SavedLaptop[]>;
  /**
   * Resolves once the server has it. Offline that is when the connection is back, so do not await it before showing it.
   * @throws {AccountDataError} when the server refuses it or the client is closed first.
   */
  add(uid: string, laptop: SavedLaptop): Promise<void>;
  /** Removes by id, whatever its other fields. Resolves like {@link add}. @throws {AccountDataError} */
  remove(uid: string, id: string): Promise<void>;
  /**
   * Calls `listener` when the server has answered a change that another tab of this browser made: list again then. Absent
   * where there are no other tabs.
   * @returns stops it
   */
  observe?(uid: string, listener: () => void): () => void;
}
