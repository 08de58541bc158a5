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
    subject: mail.subject,
    text: mail.text,
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    // No part of a message may make the server read files or call addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
