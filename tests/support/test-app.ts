import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { type AppDependencies, createApp } from '#api/app.ts';
import { CATALOGUE } from './shipped.ts';
import { newContact } from './contact.ts';
import { livingCatalogue } from './living-catalogue.ts';

export const MARKETPLACE = { host: 'www.amazon.es', tag: 'atinado-21' };
export const advisor = createSpanishAdvisor(CATALOGUE, { marketplace: MARKETPLACE });

/** The whole API in process. Mail goes to a list; an unexpected error fails the test. */
export const newTestApp = (changes: Partial<AppDependencies> = {}) =>
  createApp({
    current: () => advisor,
    allowedOrigins: [],
    contact: newContact().contact,
    reportError: (error) => {
      throw error;
    },
    ...changes,
  });

/** The API over a catalogue that follows shops. */
export function newLivingApp() {
  const living = createSpanishAdvisor(livingCatalogue(), { marketplace: MARKETPLACE });
  return { advisor: living, app: newTestApp({ current: () => living }) };
}
