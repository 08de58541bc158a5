/** The laptops that a signed-in user has saved. */
import { inOneLine, isBlank } from '#src/lib/typed-text.ts';
import type { SavedLaptop } from './saved-laptop.ts';

export interface Favorite extends SavedLaptop {
  /** The user's own line; absent without one. */
  note?: string;
}

/** Favorites per user; the database refuses more. */
export const FAVORITES_MAX = 200;

/** In characters; firestore.rules refuses more. */
export const NOTE_MAX_LENGTH = 120;

/** @returns the text as it is saved: one line; empty for a text of blanks */
export function toNote(text: string): string {
  if (isBlank(text)) return '';
  // Cutting may halve the last character.
  return inOneLine(inOneLine(text).slice(0, NOTE_MAX_LENGTH));
}

/** @param note as {@link toNote} makes it */
export function withNote({ note: _before, ...favorite }: Favorite, note: string): Favorite {
  return note === '' ? favorite : { ...favorite, note };
}

export interface Favorites {
  /**
   * In the order in which they were saved. Offline: from the local cache.
   * @param onSettled called once the server has accepted or refused the pending writes: list again then. A function that is
   *   already waiting is called once.
   * @throws {AccountDataError}
   */
  list(uid: string, onSettled?: () => void): Promise<Favorite[]>;
  /**
   * Resolves once the server has it. Offline that is when the connection is back, so do not await it before showing it.
   * @throws {AccountDataError} when the server refuses it or the client is closed first.
   */
  add(uid: string, laptop: SavedLaptop): Promise<void>;
  /** Removes by id, whatever its other fields, and its note. Resolves like {@link add}. @throws {AccountDataError} */
  remove(uid: string, id: string): Promise<void>;
  /**
   * Replaces the note of a saved laptop; an empty one removes it. Resolves like {@link add}.
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
