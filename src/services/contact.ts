/** How a visitor reaches the people behind the site. */
import type { ContactRequestType } from '#contract/contact.ts';

export interface ContactRequest {
  name: string;
  email: string;
  requestType: ContactRequestType;
  message: string;
  /** What stands in the field that people do not see; empty unless a program or an extension filled in the form. */
  trap: string;
}

export interface Contact {
  /** Resolves once the message has been taken. @throws {Error} when it has not, whatever the reason. */
  send(request: ContactRequest): Promise<void>;
}
