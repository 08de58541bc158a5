import type { ContactMessage } from '#contract/contact.ts';
import type { Contact, ContactRequest } from '#src/services/contact.ts';

/** Longer than the API waits for its mail server. */
const TIME_LIMIT_MS = 15_000;

export function createHttpContact(apiUrl: string, supportEmail: string): Contact {
  return {
    async send(request) {
      const response = await fetch(`${apiUrl}/api/send-contact`, {
        method: 'POST',
        // A redirect may end at a page, whose status says nothing about the message.
        redirect: 'error',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(toMessage(request, supportEmail)),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      if (!response.ok) throw new Error(`The message was refused with status ${response.status}`);
    },
  };
}

function toMessage({ name, email, requestType, message }: ContactRequest, to: string): ContactMessage {
  return {
    to,
    subject: `Formulario de Contacto - ${requestType.toUpperCase()}`,
    text: [`Nombre: ${name}`, `Email: ${email}`, `Tipo de solicitud: ${requestType}`, `Mensaje: ${message}`].join('\n'),
  };
}
