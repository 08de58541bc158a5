/** The result sets that a signed-in user has seen, with the answers that led to them. */
import type { ShownAnswers } from '#contract/shown-answers.ts';

/** Computers that are saved of a result. */
export const SAVED_COMPUTERS_MAX = 3;

/** A set within this time of a saved one, before or after, counts as the same. */
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

/** The answers without empty values. */
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
  /** `null` if what is stored is not a date. */
  createdAt: Date | null;
  criteria: SavedCriteria;
  computers: SavedComputer[];
}

export interface ResultSet {
  /** Without what could not be parsed. */
  answers: ShownAnswers;
  computers: readonly SavedComputer[];
  /** When the result was stored, in milliseconds since 1970. Identifies the set. */
  timestamp: number;
  /** Identifies the visit. */
  sessionId: string;
}

export interface History {
  /**
   * Queues the set; offline it reaches the server later.
   * @returns `already_exists` if there is one within {@link DUPLICATE_WINDOW_MS}.
   * @throws {AccountDataError}
   */
  save(uid: string, result: ResultSet): Promise<'saved' | 'already_exists'>;
  /** Newest first, from the server only. @throws {AccountDataError} */
  list(uid: string): Promise<SavedSet[]>;
  /** @throws {AccountDataError} `missing` if there is no such set, `denied` if it is another user's. */
  remove(uid: string, id: string): Promise<void>;
}
