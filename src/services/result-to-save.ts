import { AccountDataError } from './account-data.ts';
import { DUPLICATE_WINDOW_MS, type ResultSet, SAVED_COMPUTERS_MAX, type SavedComputer } from './history.ts';

/** The computers of `result` that are kept. @throws {AccountDataError} for nobody and for an empty result. */
export function computersToSave(uid: string, { computers }: ResultSet): SavedComputer[] {
  if (uid === '') throw new AccountDataError('denied', 'Usuario no autenticado');
  if (computers.length === 0) throw new AccountDataError('other', 'No hay recomendaciones válidas para guardar');
  return computers.slice(0, SAVED_COMPUTERS_MAX);
}

/** Whether a set of `date` and one of `timestamp` (milliseconds) count as the same. */
export const isDuplicate = (date: Date | null, timestamp: number): boolean =>
  date !== null && Math.abs(date.getTime() - timestamp) <= DUPLICATE_WINDOW_MS;

export const savedSetId = (uid: string, timestamp: number): string => `${uid}_${timestamp}`;

export const setMissing = () => new AccountDataError('missing', 'La recomendación no existe');

export const setDenied = () => new AccountDataError('denied', 'No tienes permiso para eliminar esta recomendación');

/** Without empty texts, lists and objects: they would say «no preference» in many words. */
export function withoutEmpty<T extends object>(values: T): Partial<T> {
  const kept: Partial<T> = { ...values };
  for (const key in kept) if (isEmpty(kept[key])) delete kept[key];
  return kept;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
