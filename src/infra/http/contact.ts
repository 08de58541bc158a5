import type { ContactMessage } from '#contract/contact.ts';
import type { Contact, ContactRequest } from '#src/services/services.tsx';
import { posting, send } from './send.ts';

export const createHttpContact = (apiUrl: string, supportEmail: string): Contact => ({
  async send(request) {
    await send(posting(`${apiUrl}/api/send-contact`, toMessage(request, supportEmail)));
  },
});

function toMessage({ name, email, requestType, message }: ContactRequest, to: string): ContactMessage {
  return {
    to,
    subject: `Formulario de Contacto - ${requestType.toUpperCase()}`,
    text: [`Nombre: ${name}`, `Email: ${email}`, `Tipo de solicitud: ${requestType}`, `Mensaje: ${message}`].join('\n'),
  };
}
