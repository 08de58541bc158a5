import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddresses } from './mailer.ts';

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
