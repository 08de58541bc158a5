/** Messages from visitors to the people behind the site. */
import type { ContactRequestType } from '#contract/contact.ts';

export interface ContactRequest {
  name: string;
  email: string;
  requestType: ContactRequestType;
  message: string;
}

export interface Contact {
  /** Resolves once the API has accepted the message. @throws {ApiError} */
  send(request: ContactRequest): Promise<void>;
}
