/** The contact route of the whole API, with what it sent and reported. */
import type { ContactDependencies } from '#api/routes/contact.ts';
import { posting } from './api-calls.ts';
import { newContact, SUPPORT_ADDRESS } from './contact.ts';
import { newTestApp } from './test-app.ts';

export const MESSAGE = {
  to: SUPPORT_ADDRESS,
  subject: 'Formulario de Contacto - AYUDA',
  text: 'Nombre: Begoña Núñez\nEmail: bego@correo.example\nTipo de solicitud: ayuda\nMensaje: ¿Cuánto pesa?\nGracias.',
};

export function newContactApi(changes: Partial<ContactDependencies> = {}) {
  const { contact, sent } = newContact(changes);
  const reported: unknown[] = [];
  const app = newTestApp({ contact, reportError: (error) => reported.push(error) });
  const post = (body: unknown) => app.request('/api/send-contact', posting(body));
  return { post, sent, reported };
}
