/** Sending mail, whichever way: one message of the contact form at a time. */

export interface Mail {
  /** One line. */
  subject: string;
  /** Plain text; lines end with `\n`. */
  text: string;
  /** The visitor's address, checked, or `null` where there is no usable one. */
  replyTo: string | null;
}

export interface Mailer {
  /** Resolves once the mail is safely somewhere else. @throws {MailError} */
  send(mail: Mail): Promise<void>;
}

/** Who every mail comes from and goes to: settings of this site, never something that a request says. */
export interface MailAddresses {
  from: string;
  to: string;
}

/** The mail is not sent; `cause` says why, for the operator only. */
export class MailError extends Error {
  override name = 'MailError';
}
