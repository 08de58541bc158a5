import type { ContactMessage } from '#contract/contact.ts';
import type { Contact, ContactRequest } from '#src/services/contact.ts';

/** Longer than the API waits for its mail server. */
const TIME_LIMIT_MS = 15_000;
const TOO_MANY_REQUESTS = 429;
/** A solved challenge can be refused: the difficulty has risen, or another instance answers. */
const MAX_PROOFS = 3;

export function createHttpContact(apiUrl: string, supportEmail: string): Contact {
  const post = (message: ContactMessage) =>
    fetch(`${apiUrl}/api/send-contact`, {
      method: 'POST',
      // A redirect may end at a page, whose status says nothing about the message.
      redirect: 'error',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  return {
    async send(request) {
      const message = toMessage(request, supportEmail);
      let response = await post(message);
      // During a flood the API asks for a proof of work. Few visitors ever need the code for it.
      for (let proofs = 0; response.status === TOO_MANY_REQUESTS && proofs < MAX_PROOFS; proofs += 1) {
        const { solveRefusal } = await import('./proof-of-work.ts');
        const proof = await solveRefusal(await response.json());
        if (!proof) break;
        response = await post({ ...message, proof });
      }
      if (!response.ok) throw new Error(`The message was refused with status ${response.status}`);
    },
  };
}

function toMessage({ name, email, requestType, message, trap }: ContactRequest, to: string): ContactMessage {
  return {
    to,
    subject: `Formulario de Contacto - ${requestType.toUpperCase()}`,
    text: [`Nombre: ${name}`, `Email: ${email}`, `Tipo de solicitud: ${requestType}`, `Mensaje: ${message}`].join('\n'),
    ...(trap && { website: trap }),
  };
}
