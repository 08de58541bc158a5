import type { ContactRequestType } from '#contract/contact.ts';

/** What a message can be about, in the order in which it is offered. */
export const REQUEST_TYPES: Record<ContactRequestType, string> = {
  ayuda: 'Necesito ayuda',
  sugerencia: 'Tengo una sugerencia',
  error: 'Reportar un error',
  otro: 'Otro',
};

export const DEFAULT_REQUEST_TYPE: ContactRequestType = 'ayuda';

export const isRequestType = (value: unknown): value is ContactRequestType =>
  typeof value === 'string' && Object.hasOwn(REQUEST_TYPES, value);
