/** The laptops that a signed-in user has saved. */
import type { Watched } from '#src/lib/watched.ts';
import type { SavedLaptop } from './saved-laptop.ts';
import type { User } from './session.ts';

/** Favorites per user; the database refuses more. */
export const FAVORITES_MAX = 200;

export interface Favorites {
  /**
   * In the order in which they were saved, with the changes of this device that the server has not confirmed yet. Offline:
   * from the local cache.
   */
  of(user: User): Watched<readonly SavedLaptop[]>;
  /**
   * Shows at once; resolves when the server has it, which offline is when the connection is back.
   * @throws {AccountDataError} when the server refuses it
   */
  add(uid: string, laptop: SavedLaptop): Promise<void>;
  /** Removes by id, whatever its other fields. Shows and resolves like {@link add}. @throws {AccountDataError} */
  remove(uid: string, id: string): Promise<void>;
}
