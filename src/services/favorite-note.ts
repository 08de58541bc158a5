import { inOneLine, isBlank } from '#src/lib/typed-text.ts';
import type { Favorite } from './favorites.ts';

/** In characters; firestore.rules refuses more. */
export const NOTE_MAX_LENGTH = 120;

/** @returns what is kept of a typed or stored text: one line; empty for a text of blanks */
export function toNote(text: string): string {
  if (isBlank(text)) return '';
  // Cutting may halve the last character.
  return inOneLine(inOneLine(text).slice(0, NOTE_MAX_LENGTH));
}

/** @param note as {@link toNote} makes it */
export function withNote({ note: _before, ...favorite }: Favorite, note: string): Favorite {
  return note === '' ? favorite : { ...favorite, note };
}
