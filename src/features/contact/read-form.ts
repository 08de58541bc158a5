import type { ContactRequestType } from '#contract/contact.ts';
import { inLines, inOneLine, withoutInvisible } from '#src/lib/typed-text.ts';
import type { ContactRequest } from '#src/services/contact.ts';

/** What a message can be about, in the order in which it is offered. */
export const REQUEST_TYPES: Record<ContactRequestType, string> = {
  ayuda: 'Necesito ayuda',
  sugerencia: 'Tengo una sugerencia',
  error: 'Reportar un error',
  otro: 'Otro',
};

export const DEFAULT_REQUEST_TYPE: ContactRequestType = 'ayuda';

const isRequestType = (value: unknown): value is ContactRequestType =>
  typeof value === 'string' && Object.hasOwn(REQUEST_TYPES, value);

/**
 * What was typed, without the space around it and without the characters that the API refuses. The browser has already
 * insisted on what is required and on the longest length of each field.
 */
export function readForm(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const requestType = text('requestType');
  return {
    name: inOneLine(text('name')),
    email: withoutInvisible(text('email')).trim(),
    requestType: isRequestType(requestType) ? requestType : DEFAULT_REQUEST_TYPE,
    message: inLines(text('message')),
    trap: text('website').trim(),
  };
}
