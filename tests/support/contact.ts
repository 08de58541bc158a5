/** The contact route's dependencies for tests: mail is collected in a list, and the limits are high. */
import type { Mail } from '#api/mail/mailer.ts';
import type { ContactDependencies } from '#api/routes/contact.ts';

export const SUPPORT_ADDRESS = 'hola@atinado.es';

/** @returns the dependency of `createApp`, and `sent`: every mail so far. */
export function newContact(changes: Partial<ContactDependencies> = {}) {
  const sent: Mail[] = [];
  const contact: Omit<ContactDependencies, 'reportError'> = {
    mail: {
      send: (mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
    },
    supportAddress: SUPPORT_ADDRESS,
    clientAddress: () => '203.0.113.7',
    limits: { perAddress: { requests: 1000, seconds: 60 }, together: { requests: 1000, seconds: 60 } },
    ...changes,
  };
  return { contact, sent };
}
