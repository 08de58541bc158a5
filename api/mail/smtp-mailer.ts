import { createTransport } from 'nodemailer';
import { type Mailer, type MailAddresses, MailError } from './mailer.ts';
import { composeMessage } from './message.ts';
import { within } from './within.ts';

/** A mail server that has not taken the mail by then counts as down. Less than the site waits, and less than a stop takes. */
const SMTP_TIME_LIMIT_MS = 8000;

interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them: those leave over TLS only. */
  url: string;
  addresses: MailAddresses;
  timeLimitMs?: number;
}

/** {@link Mailer} over SMTP; a connection for each mail, since they are few. */
export function createSmtpMailer({ url, addresses, timeLimitMs = SMTP_TIME_LIMIT_MS }: SmtpSettings): Mailer {
  const transport = createTransport({
    url: withTls(url),
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    dnsTimeout: timeLimitMs,
  });

  return {
    async send(mail) {
      try {
        // The transport's own limits count each silence alone: a server that drips a byte at a time never meets them.
        await within(timeLimitMs, transport.sendMail(composeMessage(mail, addresses)));
      } catch (error) {
        throw new MailError('The mail server did not take the mail', { cause: error });
      }
    },
  };
}

/**
 * Whoever is on the way to a server can take its offer of TLS out of the greeting. Credentials are then not sent, and the
 * mail fails. Nothing in the URL can turn that off.
 */
function withTls(url: string): string {
  const parsed = new URL(url);
  const hasCredentials = parsed.username !== '' || parsed.password !== '';
  if (hasCredentials) parsed.searchParams.set('requireTLS', 'true');
  return parsed.href;
}
