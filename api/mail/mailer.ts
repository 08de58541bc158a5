export interface Mail {
  subject: string;
  /** Plain text; lines end with `\n`. */
  text: string;
  /** The visitor's validated address; `null` if there is none. */
  replyTo: string | null;
}

export interface Mailer {
  /**
   * Resolves once another system has stored the mail.
   * @throws {MailError}
   */
  send(mail: Mail): Promise<void>;
}

export interface MailAddresses {
  from: string;
  to: string;
}

/** The mail was not sent; `cause` is for the operator only. */
export class MailError extends Error {
  override name = 'MailError';
}
