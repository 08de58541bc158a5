import { createTransport } from 'nodemailer';
import { type Mailer, type MailAddresses, MailError } from './mailer.ts';
import { composeMessage } from './message.ts';
import { withTimeout } from './with-timeout.ts';

/** Less than the site waits for a response, and less than a graceful stop may take. */
const SMTP_TIME_LIMIT_MS = 8000;

interface SmtpSettings {
  /** `smtp://` or `smtps://`; a user and password in it are sent over TLS only. */
  url: string;
  addresses: MailAddresses;
  timeLimitMs?: number;
}

/** {@link Mailer} over SMTP, with one connection per mail. */
export function createSmtpMailer({ url, addresses, timeLimitMs = SMTP_TIME_LIMIT_MS }: SmtpSettings): Mailer {
  const transport = createTransport({
    url: requireTlsForCredentials(url),
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    dnsTimeout: timeLimitMs,
  });

  return {
    async send(mail) {
      try {
        // The transport's timeouts restart with every byte, so a server that drips never reaches them.
        await withTimeout(timeLimitMs, transport.sendMail(composeMessage(mail, addresses)));
      } catch (error) {
        throw new MailError('The mail server did not take the mail', { cause: error });
      }
    },
  };
}

/** A man in the middle can remove STARTTLS from the greeting. With credentials, the mail then fails, whatever the URL says. */
function requireTlsForCredentials(url: string): string {
  const parsed = new URL(url);
  const hasCredentials = parsed.username !== '' || parsed.password !== '';
  if (hasCredentials) parsed.searchParams.set('requireTLS', 'true');
  return parsed.href;
}
