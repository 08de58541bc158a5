import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { type ContactMessage, contactMessageSchema } from '../../contract/contact.ts';
import { type Mailer, MailError, replyToOf } from '../mail/mailer.ts';
import { type ClientAddress, type Limit, limitAllTogether, limitEachAddress } from '../middleware/clients.ts';
import { ApiError } from '../middleware/errors.ts';
import { readJsonBody } from '../middleware/read-request.ts';

export interface ContactDependencies {
  mail: Mailer;
  /** The only recipient; `to` has to equal it. */
  supportAddress: string;
  clientAddress: ClientAddress;
  limits: { perAddress: Limit | undefined; together: Limit | undefined };
  reportError: (error: unknown, requestId: string) => void;
}

interface Received {
  Variables: RequestIdVariables & { message: ContactMessage };
}

/**
 * `POST /api/send-contact`: 200 once the mail is sent; 400 unless it is a message to the support address; 429 beyond
 * the limits; 502 if the mail server does not accept it.
 */
export function contactRoute({ mail, supportAddress, clientAddress, limits, reportError }: ContactDependencies) {
  const route = new Hono<Received>();

  const receive = createMiddleware<Received>(async (context, next) => {
    const message = await readJsonBody(context, contactMessageSchema);
    if (message.to.toLowerCase() !== supportAddress.toLowerCase()) {
      throw new ApiError('invalid_body', 'Aquí solo se puede escribir a la dirección de contacto de este sitio.', {
        path: 'to',
      });
    }
    context.set('message', message);
    await next();
  });

  route.post('/', receive);
  // The common limit comes first: beyond it no further address is counted, so a flood takes no memory.
  if (limits.together) route.post('/', limitAllTogether(limits.together));
  if (limits.perAddress) route.post('/', limitEachAddress(limits.perAddress, clientAddress));

  return route.post('/', async (context) => {
    const { subject, text } = context.get('message');
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
