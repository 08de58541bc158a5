import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddresses } from './mailer.ts';

/**
 * The mail as nodemailer takes it: plain text, one recipient. The visitor's address appears as Reply-To and nowhere
 * else, and without a display name: there is nothing in the headers that a visitor wrote freely.
 */
export function composeMessage(mail: Mail, { from, to }: MailAddresses): SendMailOptions {
  return {
    from,
    to,
    messageId: messageIdOf(mail, from),
    subject: mail.subject,
    text: mail.text,
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    // No part of a message may make the server read files or call addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The same for the same mail of the same day. Whoever hears that a mail could not be sent sends it again, and may have heard
 * it only because an answer was lost: the mailbox then knows the second one for a copy.
 */
function messageIdOf({ subject, text, replyTo }: Mail, from: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(JSON.stringify([day, subject, text, replyTo]));
  return `<${hash.digest('hex')}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
