import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import * as z from 'zod';

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

const MAX_ADDRESS_LENGTH = 254;

const addressSchema = z.email().max(MAX_ADDRESS_LENGTH);

const EMAIL_LABEL = 'Email:';
const MESSAGE_LABEL = 'Mensaje:';

/** The visitor's address from the text's `Email:` line; `null` unless it is a plain ASCII address, safe in a header. */
export function replyToOf(text: string): string | null {
  // This is not `/^Email:/m`, because regular expressions treat U+2028 as a line break, mail does not.
  const lines = text.split('\n');
  const first = lines.find((line) => line.startsWith(EMAIL_LABEL) || line.startsWith(MESSAGE_LABEL));
  const line = first?.startsWith(EMAIL_LABEL) ? first : EMAIL_LABEL;
  const parsed = addressSchema.safeParse(line.slice(EMAIL_LABEL.length).trim());
  return parsed.success ? parsed.data : null;
}

/**
 * Builds the mail for nodemailer. The visitor's address is only in Reply-To, without a display name, which would be
 * free text.
 */
export function composeMessage(mail: Mail, { from, to }: MailAddresses): SendMailOptions {
  return {
    from,
    to,
    messageId: messageIdOf(mail, from),
    subject: mail.subject,
    text: mail.text,
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Identical mails of one day get the same id, so that a mailbox recognizes a retry as a duplicate. */
function messageIdOf({ subject, text, replyTo }: Mail, from: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(JSON.stringify([day, subject, text, replyTo]));
  return `<${hash.digest('hex')}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** Less than the site's response timeout and the limit of a graceful stop. */
export const MAIL_TIME_LIMIT_MS = 8000;

interface Delivery {
  addresses: MailAddresses;
  deliver: (message: SendMailOptions) => Promise<unknown>;
  /** The operator reads it in the log, with the cause. */
  failure: string;
  timeLimitMs?: number;
}

/** It gives up at the time limit, but a delivery cannot be cancelled: the mail may still arrive. */
export const createMailer = ({ addresses, deliver, failure, timeLimitMs = MAIL_TIME_LIMIT_MS }: Delivery): Mailer => ({
  async send(mail) {
    try {
      await Promise.race([deliver(composeMessage(mail, addresses)), failAfter(timeLimitMs)]);
    } catch (error) {
      throw new MailError(failure, { cause: error });
    }
  },
});

async function failAfter(ms: number): Promise<never> {
  await sleep(ms, null, { ref: false });
  throw new Error(`No result after ${ms} ms`);
}
