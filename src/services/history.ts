/** The result sets that a signed-in person has seen, with the answers that led to them. */
import type { ShownAnswers } from '#contract/shown-answers.ts';

/** At most this many computers of a result are kept. */
export const SAVED_COMPUTERS_MAX = 3;

/** A set this near in time to one that is saved already (before or after) is the same one. */
export const DUPLICATE_WINDOW_MS = 60_000;

export interface SavedComputer {
  id: string;
  title: string;
  name: string;
  image: string;
  /** Euros. */
  price: number | null;
  specs: string[];
  url: string;
}

/** The answers as they are stored: empty values are left out. */
export interface SavedCriteria {
  deviceType?: string | undefined;
  purposes?: string[] | undefined;
  priorities?: string[] | undefined;
  /** Euros. */
  budget?: number | undefined;
  requirements?: Record<string, string> | undefined;
}

export interface SavedSet {
  id: string;
  /** `null` where what is stored cannot be read as a date. */
  createdAt: Date | null;
  criteria: SavedCriteria;
  computers: SavedComputer[];
}

export interface ResultSet {
  /** As far as they could be read. */
  answers: ShownAnswers;
  computers: readonly SavedComputer[];
  /** When the result was stored, in milliseconds since 1970: the set's identity. */
  timestamp: number;
  /** Tells one visit's sets from another's. */
  sessionId: string;
}

export interface History {
  /**
   * Hands the set over; without a connection it reaches the server later.
   * `already_exists`: one within {@link DUPLICATE_WINDOW_MS} is there. @throws {AccountDataError}
   */
  save(uid: string, result: ResultSet): Promise<'saved' | 'already_exists'>;
  /** Newest first, from the server only. @throws {AccountDataError} */
  list(uid: string): Promise<SavedSet[]>;
  /** @throws {AccountDataError} `missing` or `denied` where there is nothing of this person's to remove. */
  remove(uid: string, id: string): Promise<void>;
}
