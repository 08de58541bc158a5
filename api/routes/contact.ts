import { Hono } from 'hono';
import { contactMessageSchema } from '../../src/contract/contact.ts';
import { type Mailer, MailError } from '../mail/mailer.ts';
import { replyToOf } from '../mail/reply-to.ts';
import { addressKey, type ClientAddress } from '../middleware/client-address.ts';
import { ApiError } from '../middleware/errors.ts';
import { readJsonBody } from '../middleware/json-body.ts';
import { createRateLimit, type Limit } from '../middleware/rate-limit.ts';

/** A person writes once or twice; a shared connection (a school, an office) still gets through. */
const PER_ADDRESS_LIMIT: Limit = { requests: 5, seconds: 10 * 60 };

/** What one mailbox can take, however many addresses take part. */
const GLOBAL_LIMIT: Limit = { requests: 100, seconds: 60 * 60 };

export interface ContactDependencies {
  mail: Mailer;
  /** The only address that mail goes to; `to` must name it. */
  supportAddress: string;
  clientAddress: ClientAddress;
  limits?: { perAddress: Limit; global: Limit };
  reportError: (error: unknown, requestId: string) => void;
}

/**
 * `POST /api/send-contact`: 200 when the mail is on its way; 400 for anything else than a message to the support
 * address; 429 beyond the limits; 502 when the mail server does not take it.
 */
export function contactRoute(dependencies: ContactDependencies) {
  const { mail, supportAddress, clientAddress, reportError } = dependencies;
  const limits = dependencies.limits ?? { perAddress: PER_ADDRESS_LIMIT, global: GLOBAL_LIMIT };
  const limitAddress = createRateLimit(limits.perAddress);
  const limitAll = createRateLimit(limits.global);

  return new Hono<{ Variables: { requestId: string } }>().post('/', async (context) => {
    await limitAddress(context, addressKey(clientAddress(context)));
    const { to, subject, text, website } = await readJsonBody(context, contactMessageSchema);
    if (to.toLowerCase() !== supportAddress.toLowerCase()) {
      throw new ApiError('invalid_body', 'Aquí solo se puede escribir a la dirección de contacto de este sitio.', 'to');
    }
    // Only a program fills in the field that nobody sees: it is told the same as a person and nothing is sent.
    if (website) return context.json({ status: 'ok' });

    await limitAll(context, 'all');
    const lines = text.replaceAll(/\r\n?/g, '\n');
    try {
      await mail.send({ subject, text: lines, replyTo: replyToOf(lines) });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      reportError(error, context.get('requestId'));
      throw new ApiError('mail_unavailable', 'El correo no se puede enviar ahora mismo. Inténtalo más tarde.');
    }
    return context.json({ status: 'ok' });
  });
}
