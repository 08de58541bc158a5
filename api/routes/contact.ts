import { Hono } from 'hono';
import { contactMessageSchema } from '../../contract/contact.ts';
import { type Mailer, MailError } from '../mail/mailer.ts';
import { replyToOf } from '../mail/reply-to.ts';
import { answerJson } from '../middleware/answer-json.ts';
import type { ClientAddress } from '../middleware/client-address.ts';
import { ApiError } from '../middleware/errors.ts';
import { readJsonBody } from '../middleware/json-body.ts';
import type { Log } from '../middleware/log.ts';
import { type ContactLimits, createContactAdmission } from './contact-admission.ts';

const SENT = JSON.stringify({ status: 'ok' });
/** Before the subject of a message that a program may have written. */
const DOUBTFUL = '[Dudoso] ';
/** What the hidden field holds when nobody filled it in. */
const EMPTY: ReadonlySet<unknown> = new Set([undefined, null, '']);

export interface ContactDependencies {
  mail: Mailer;
  /** The only address that mail goes to; `to` must name it. */
  supportAddress: string;
  clientAddress: ClientAddress;
  /** Of messages that are in order: what is refused for its contents costs nobody anything. */
  limits: ContactLimits;
  /** Signs the challenges of a flooded form; instances with the same one accept each other's. */
  secret: string;
  reportError: (error: unknown, requestId: string) => void;
  log: Log | undefined;
}

/**
 * `POST /api/send-contact`: 200 when the mail is on its way; 400 for anything else than a message to the support
 * address; 429 beyond the limits, with a challenge where a proof of work would help; 502 when the mail server does not
 * take it.
 */
export function contactRoute(dependencies: ContactDependencies) {
  const { mail, supportAddress, clientAddress, limits, secret, reportError, log } = dependencies;
  const admit = createContactAdmission(limits, secret);
  /** Since the start, so that a line tells how many there were. */
  const counted = { doubtful: 0, proven: 0 };

  return new Hono<{ Variables: { requestId: string } }>().post('/', async (context) => {
    const { to, subject, text, website, proof } = await readJsonBody(context, contactMessageSchema);
    if (to.toLowerCase() !== supportAddress.toLowerCase()) {
      throw new ApiError('invalid_body', 'Aquí solo se puede escribir a la dirección de contacto de este sitio.', {
        path: 'to',
      });
    }
    const admitted = await admit(clientAddress(context), proof);
    const id = context.get('requestId');
    if (admitted === 'by proof') {
      counted.proven += 1;
      log?.('info', { id, message: 'Contact message taken by proof of work', proven: counted.proven });
    }
    // A program did it, or the browser extension of a person who saw nothing of it: somebody has to look.
    const isDoubtful = !EMPTY.has(website);
    if (isDoubtful) {
      counted.doubtful += 1;
      log?.('warn', { id, message: 'Contact message with its hidden field filled in', doubtful: counted.doubtful });
    }
    const lines = text.replaceAll(/\r\n?/g, '\n');
    try {
      await mail.send({ subject: isDoubtful ? DOUBTFUL + subject : subject, text: lines, replyTo: replyToOf(lines) });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      reportError(error, id);
      throw new ApiError('mail_unavailable', 'El correo no se puede enviar ahora mismo. Inténtalo más tarde.');
    }
    return answerJson(context, SENT);
  });
}
