/** The contact route alone, with the request ids and error answers of the whole API. */
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { ApiError, sendError } from '#api/middleware/errors.ts';
import type { Log } from '#api/middleware/log.ts';
import { type ContactDependencies, contactRoute } from '#api/routes/contact.ts';
import { newContact, SUPPORT_ADDRESS } from './contact.ts';

export const MESSAGE = {
  to: SUPPORT_ADDRESS,
  subject: 'Formulario de Contacto - AYUDA',
  text: 'Nombre: Begoña Núñez\nEmail: bego@correo.example\nTipo de solicitud: ayuda\nMensaje: ¿Cuánto pesa?\nGracias.',
};

export function newContactApi(changes: Partial<ContactDependencies> = {}) {
  const { contact, sent } = newContact(changes);
  const reported: unknown[] = [];
  const logged: Parameters<Log>[] = [];
  const log: Log = (...line) => logged.push(line);
  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use(requestId());
  app.route('/api/send-contact', contactRoute({ reportError: (error) => reported.push(error), log, ...contact }));
  app.onError((error, context) => {
    if (error instanceof ApiError) return sendError(context, error);
    throw error;
  });
  const post = (body: unknown) =>
    app.request('/api/send-contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { app, post, sent, reported, logged };
}
