/** The network of the screen tests: every request to the API reaches the real application in process. */
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { newContact } from './contact.ts';
import { newTestApp } from './test-app.ts';

const { contact, sent } = newContact();

/** Every mail that the contact form sent. */
export const sentMails = sent;

const api = newTestApp({ contact });

/** Tests inject faults with `apiServer.use(…)`, each for one test. */
export const apiServer = setupServer(http.all('*/api/*', ({ request }) => api.fetch(request)));
