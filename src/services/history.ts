/** The result sets that a signed-in user has seen, with the answers that led to them. */
import type { Answers } from '#contract/answers.ts';
import type { Watched } from '#src/lib/watched.ts';
import { AccountDataError } from './account-data.ts';
import type { SavedLaptop } from './saved-laptop.ts';
import type { User } from './session.ts';

/** Computers that are saved of a result. */
export const SAVED_COMPUTERS_MAX = 3;

/** A set within this time of a saved one, before or after, counts as the same. */
export const DUPLICATE_WINDOW_MS = 60_000;

/** The answers without empty values. */
export interface SavedCriteria {
  deviceType?: string | undefined;
  purposes?: string[] | undefined;
  priorities?: string[] | undefined;
  /** Euros. */
  budget?: number | undefined;
  requirements?: Record<string, string> | undefined;
  ownsWindows?: boolean | undefined;
}

export interface SavedSet {
  id: string;
  /** `null` if what is stored is not a date. */
  createdAt: Date | null;
  criteria: SavedCriteria;
  computers: SavedLaptop[];
}

export interface SavedSets {
  /** Newest first. */
  sets: readonly SavedSet[];
  /** The server cannot be reached any more. */
  outdated: boolean;
}

export interface ResultSet {
  /** Empty where the result has none. */
  answers: Partial<Answers>;
  computers: readonly SavedLaptop[];
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
  /** Asks the server, and fails with an {@link AccountDataError} while there is only what this device has kept. */
  of(user: User): Watched<SavedSets>;
  /**
   * Shows at once; resolves when the server has it, which offline is when the connection is back.
   * @throws {AccountDataError} `missing` if there is no such set, `denied` if it is another user's
   */
  remove(uid: string, id: string): Promise<void>;
}

/** The computers of `result` that are saved. @throws {AccountDataError} without a user and for an empty result. */
export function computersToSave(uid: string, { computers }: ResultSet): SavedLaptop[] {
  if (uid === '') throw new AccountDataError('denied', 'Usuario no autenticado');
  if (computers.length === 0) throw new AccountDataError('other', 'No hay recomendaciones válidas para guardar');
  return computers.slice(0, SAVED_COMPUTERS_MAX);
}

/** @param timestamp of the result, in milliseconds @returns the id under which a user's set is stored, once */
export const savedSetId = (uid: string, timestamp: number): string => `${uid}_${timestamp}`;

export const setMissing = () => new AccountDataError('missing', 'La recomendación no existe');

export const setDenied = () => new AccountDataError('denied', 'No tienes permiso para eliminar esta recomendación');

/** Empty texts, lists and objects are left out, because they all mean «no preference». */
export function withoutEmpty<T extends object>(values: T): Partial<T> {
  const kept: Partial<T> = { ...values };
  for (const key in kept) if (isEmpty(kept[key])) delete kept[key];
  return kept;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
