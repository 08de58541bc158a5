/** The network of the screen tests: every request to the API reaches the real application in process. */
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { dataPath } from '#src/lib/page-data.ts';
import { newContact } from './contact.ts';
import { newTestApp } from './test-app.ts';

const { contact, sent } = newContact();

/** Every mail that the contact form sent. */
export const sentMails = sent;

const api = newTestApp({ contact });

/** Nothing leaves the answer to the application. */
type Respond = (request: Request) => Response | undefined | Promise<Response | undefined | void> | void;

/** A request for which nothing responds fails its test. */
export const apiServer = setupServer(http.all('*/api/*', ({ request }) => api.fetch(request)));

/** Responds in place of the application for one test. @param path whole or of any site; «*» stands for any part */
export function respondTo(path: string, respond: Respond, once = false): void {
  const anywhere = path.startsWith('/') ? `*${path}` : path;
  apiServer.use(http.all(anywhere, async ({ request }) => (await respond(request.clone())) ?? undefined, { once }));
}

export const respondOnceTo = (path: string, respond: Respond): void => respondTo(path, respond, true);

/** The application responds to everything again. */
export const restoreApi = (): void => apiServer.resetHandlers();

/** @param data of the page at `path`, which the build writes beside it; without them there is no such page */
export const servePage = (path: string, data?: object): void =>
  respondTo(dataPath(path), () => (data ? Response.json(data) : new Response('', { status: 404 })));
