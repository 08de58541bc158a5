import { Hono } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { contactMessageSchema } from '../../contract/contact.ts';
import { type Mailer, MailError, replyToOf } from '../mail/mailer.ts';
import type { ClientAddress } from '../middleware/client-address.ts';
import { ApiError } from '../middleware/errors.ts';
import { readJsonBody } from '../middleware/read-request.ts';
import type { Log } from '../middleware/log.ts';
import { type ContactLimits, createContactAdmission } from './contact-admission.ts';

const DOUBTFUL = '[Dudoso] ';
const EMPTY_HONEYPOT: ReadonlySet<unknown> = new Set([undefined, null, '']);

export interface ContactDependencies {
  mail: Mailer;
  /** The only recipient; `to` has to equal it. */
  supportAddress: string;
  clientAddress: ClientAddress;
  limits: ContactLimits;
  secret: string;
  reportError: (error: unknown, requestId: string) => void;
  log: Log | undefined;
}

/**
 * `POST /api/send-contact`: 200 once the mail is sent; 400 unless it is a message to the support address; 429 beyond
 * the limits, with a challenge if a proof of work would help; 502 if the mail server does not accept it.
 */
export function contactRoute(dependencies: ContactDependencies) {
  const { mail, supportAddress, clientAddress, limits, secret, reportError, log } = dependencies;
  const admit = createContactAdmission(limits, secret);
  const totals = { doubtful: 0, proven: 0 };
  const count = (kind: keyof typeof totals, level: 'info' | 'warn', id: string, message: string) => {
    totals[kind] += 1;
    log?.(level, { id, message, [kind]: totals[kind] });
  };

  return new Hono<{ Variables: RequestIdVariables }>().post('/', async (context) => {
    const { to, subject, text, website: honeypot, proof } = await readJsonBody(context, contactMessageSchema);
    if (to.toLowerCase() !== supportAddress.toLowerCase()) {
      throw new ApiError('invalid_body', 'Aquí solo se puede escribir a la dirección de contacto de este sitio.', {
        path: 'to',
      });
    }
    const admitted = await admit(clientAddress(context), proof);
    const id = context.get('requestId');
    if (admitted === 'with proof') count('proven', 'info', id, 'Contact message accepted with a proof of work');
    const isDoubtful = !EMPTY_HONEYPOT.has(honeypot);
    if (isDoubtful) count('doubtful', 'warn', id, 'Contact message with its hidden field filled in');
    const lines = text.replaceAll(/\r\n?/g, '\n');
    try {
      await mail.send({
        subject: isDoubtful ? DOUBTFUL + subject : subject,
        text: lines,
        replyTo: replyToOf(lines),
      });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      reportError(error, id);
      throw new ApiError('mail_unavailable', 'El correo no se puede enviar ahora mismo. Inténtalo más tarde.');
    }
    return context.json({ status: 'ok' });
  });
}
