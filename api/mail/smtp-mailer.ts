import { createTransport } from 'nodemailer';
import { createMailer, MAIL_TIME_LIMIT_MS, type MailAddresses, type Mailer } from './mailer.ts';

interface SmtpSettings {
  /** `smtp://` or `smtps://`. Only a server on this machine without a password may be used without TLS. */
  url: string;
  addresses: MailAddresses;
  timeLimitMs?: number;
}

/** {@link Mailer} over SMTP, with one connection per mail. */
export function createSmtpMailer({ url, addresses, timeLimitMs = MAIL_TIME_LIMIT_MS }: SmtpSettings): Mailer {
  const transport = createTransport({
    url: requireTls(url),
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    dnsTimeout: timeLimitMs,
  });

  return createMailer({
    addresses,
    failure: 'The mail server did not accept the mail',
    // Its own timeouts restart with every byte, so a very slow server never reaches them.
    timeLimitMs,
    deliver: (message) => transport.sendMail(message),
  });
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
