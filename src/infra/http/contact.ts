import type { ContactMessage } from '#contract/contact.ts';
import type { ContactRequest } from '#src/services/services.tsx';
import { posting, send } from './send.ts';

/** @param to our own address @throws {ApiError} */
export async function sendContact(apiUrl: string, to: string, request: ContactRequest): Promise<void> {
  await send(posting(`${apiUrl}/api/send-contact`, toMessage(request, to)));
}

function toMessage({ name, email, requestType, message }: ContactRequest, to: string): ContactMessage {
  return {
    to,
    subject: `Formulario de Contacto - ${requestType.toUpperCase()}`,
    text: [`Nombre: ${name}`, `Email: ${email}`, `Tipo de solicitud: ${requestType}`, `Mensaje: ${message}`].join('\n'),
  };
}
