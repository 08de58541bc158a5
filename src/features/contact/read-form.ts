import type { ContactRequestType } from '#contract/contact.ts';
import { inLines, inOneLine, withoutInvisible } from '#src/lib/typed-text.ts';
import type { ContactRequest } from '#src/services/contact.ts';

export const REQUEST_TYPES: Record<ContactRequestType, string> = {
  ayuda: 'Necesito ayuda',
  sugerencia: 'Tengo una sugerencia',
  error: 'Reportar un error',
  otro: 'Otro',
};

export const DEFAULT_REQUEST_TYPE: ContactRequestType = 'ayuda';

const isRequestType = (value: unknown): value is ContactRequestType =>
  typeof value === 'string' && Object.hasOwn(REQUEST_TYPES, value);

/** The typed values without surrounding spaces and without the characters that the API rejects. */
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
