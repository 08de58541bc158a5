/** The network of the screen tests: every request to the API reaches the real application in process. */
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { createAdvisor } from '#advisor/advisor.ts';
import { createApp } from '#api/app.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { newContact } from './contact.ts';

const { contact, sent } = newContact();

/** Every mail that the contact form sent. */
export const sentMails = sent;

export const api = createApp({
  advisor: createAdvisor(loadCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } }),
  allowedOrigins: [],
  contact,
  reportError: (error) => {
    throw error;
  },
});

/** Tests inject faults with `apiServer.use(…)`, each for one test. */
export const apiServer = setupServer(http.all('*/api/*', ({ request }) => api.fetch(request)));
