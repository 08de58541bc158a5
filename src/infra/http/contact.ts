import type { ContactMessage } from '#contract/contact.ts';
import type { Contact, ContactRequest } from '#src/services/contact.ts';

/** Longer than the API gives its mail server. */
const TIME_LIMIT_MS = 15_000;
const TOO_MANY_REQUESTS = 429;
/** A challenge can be too easy by the time it is solved, or come from an instance that does not know this one's. */
const MOST_PROOFS = 3;

/** {@link Contact} over the hosted API at `apiUrl` (an origin, or empty for the site's own); the message is for `supportEmail`. */
export function createHttpContact(apiUrl: string, supportEmail: string): Contact {
  const post = (message: ContactMessage) =>
    fetch(`${apiUrl}/api/send-contact`, {
      method: 'POST',
      // Followed, it may end at a page, whose status says nothing about the message.
      redirect: 'error',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  return {
    async send(request) {
      const message = toMessage(request, supportEmail);
      let response = await post(message);
      // A flooded form takes messages with a proof of work. Few visitors ever need the code for it.
      for (let proofs = 0; response.status === TOO_MANY_REQUESTS && proofs < MOST_PROOFS; proofs += 1) {
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
