/** The network of the screen tests: every call to the API reaches the real application, in process. */
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { createAdvisor } from '#advisor/advisor.ts';
import { createApp } from '#api/app.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { newContact } from './contact.ts';

const { contact, sent } = newContact();

/** Every mail that the contact form has sent in this test file. */
export const sentMails = sent;

export const api = createApp({
  advisor: createAdvisor(loadCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } }),
  allowedOrigins: [],
  contact,
  reportError: (error) => {
    throw error;
  },
});

/** Faults are injected here with `apiServer.use(…)`; they last one test. */
export const apiServer = setupServer(http.all('*/api/*', ({ request }) => api.fetch(request)));
