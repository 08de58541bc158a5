/** The whole API, in process, with mail kept in a list. */
import { createAdvisor } from '#advisor/advisor.ts';
import { createApp } from '#api/app.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { newContact } from './contact.ts';

const advisor = createAdvisor(loadCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } });

export const newTestApp = () =>
  createApp({
    advisor,
    allowedOrigins: [],
    contact: newContact().contact,
    reportError: (error) => {
      throw error;
    },
  });
