import { AccountDataError, type AccountDataProblem } from '#src/services/account-data.ts';

type Messages = Record<AccountDataProblem, (message: string) => string>;

const CONNECTION =
  'Error de conexión: No se pudo conectar con el servidor. Por favor, verifica tu conexión a Internet.';

const loadFailure = (message: string) => `Error al cargar tus recomendaciones guardadas: ${message}`;
const deleteFailure = (message: string) => `Error al eliminar la recomendación: ${message}`;

const LOAD: Messages = {
  offline: () => 'No se pueden cargar las recomendaciones en modo offline',
  denied: () => 'Error de permisos: No tienes acceso a esta información...',
  unavailable: () => CONNECTION,
  'unreadable-dates': () => 'Error al procesar las fechas de las recomendaciones...',
  missing: loadFailure,
  other: loadFailure,
};

const DELETE: Messages = {
  offline: deleteFailure,
  denied: () => 'No tienes permiso para eliminar esta recomendación.',
  unavailable: deleteFailure,
  'unreadable-dates': deleteFailure,
  missing: deleteFailure,
  other: deleteFailure,
};

export const NOT_SIGNED_IN = 'Debes iniciar sesión para ver tus recomendaciones guardadas';

const messageOf = (messages: Messages, error: unknown): string =>
  error instanceof AccountDataError
    ? messages[error.problem](error.message)
    : messages.other('ha fallado algo inesperado.');

export const loadMessage = (error: unknown): string => messageOf(LOAD, error);
export const deleteMessage = (error: unknown): string => messageOf(DELETE, error);
