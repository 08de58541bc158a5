import type { ContactRequest } from '../../services/contact.ts';
import { DEFAULT_REQUEST_TYPE, isRequestType } from './request-types.ts';

/** What was typed, without the space around it. The browser has already insisted on what is required. */
export function readForm(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const requestType = text('requestType');
  return {
    name: text('name'),
    email: text('email'),
    requestType: isRequestType(requestType) ? requestType : DEFAULT_REQUEST_TYPE,
    message: text('message'),
    trap: text('website'),
  };
}
