import { createTransport } from 'nodemailer';
import { composeMessage, type MailAddresses, type Mailer, MailError, withTimeout } from './mailer.ts';

/** Less than the site's response timeout and the limit of a graceful stop. */
const SMTP_TIME_LIMIT_MS = 8000;

interface SmtpSettings {
  /** `smtp://` or `smtps://`. Only a server on this machine without a password may be used without TLS. */
  url: string;
  addresses: MailAddresses;
  timeLimitMs?: number;
}

/** {@link Mailer} over SMTP, with one connection per mail. */
export function createSmtpMailer({ url, addresses, timeLimitMs = SMTP_TIME_LIMIT_MS }: SmtpSettings): Mailer {
  const transport = createTransport({
    url: requireTls(url),
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    dnsTimeout: timeLimitMs,
  });

  return {
    async send(mail) {
      try {
        // The transport's timeouts restart with every byte, so a very slow server never reaches them.
        await withTimeout(timeLimitMs, transport.sendMail(composeMessage(mail, addresses)));
      } catch (error) {
        throw new MailError('The mail server did not accept the mail', { cause: error });
      }
    },
  };
}

/** Hosts of this machine, for a mail relay or a test. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/**
 * An attacker between the hosts can remove STARTTLS from the greeting. With this setting the mail then fails,
 * whatever the URL's query says.
 */
function requireTls(url: string): string {
  const parsed = new URL(url);
  const hasCredentials = parsed.username !== '' || parsed.password !== '';
  if (hasCredentials || !LOOPBACK.test(parsed.hostname)) parsed.searchParams.set('requireTLS', 'true');
  return parsed.href;
}
