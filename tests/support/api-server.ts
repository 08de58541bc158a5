/** The network of the screen tests: every request to the API reaches the real application in process. */
import { newContact } from './contact.ts';
import { newTestApp } from './test-app.ts';

const { contact, sent } = newContact();

/** Every mail that the contact form sent. */
export const sentMails = sent;

const api = newTestApp({ contact });

/** Nothing leaves the answer to the application. */
type Respond = (request: Request) => Response | undefined | Promise<Response | undefined | void>;

const ORIGIN = 'http://localhost:4173';

let responders: { path: string; respond: Respond; once: boolean }[] = [];

/** Responds in place of the application for one test. @param path whole or of this site; «*» stands for any end */
export function respondTo(path: string, respond: Respond, once = false): void {
  responders.unshift({ path: new URL(path, ORIGIN).href, respond, once });
}

export const respondOnceTo = (path: string, respond: Respond): void => respondTo(path, respond, true);

/** The application responds to everything again. */
export function restoreApi(): void {
  responders = [];
}

const isFor = (path: string, url: string): boolean =>
  path.endsWith('*') ? url.startsWith(path.slice(0, -1)) : url.replace(/[?#].*/, '') === path;

async function responseTo(request: Request): Promise<Response> {
  for (const responder of responders.filter(({ path }) => isFor(path, request.url))) {
    if (responder.once) responders = responders.filter((other) => other !== responder);
    const response = await responder.respond(request.clone());
    if (response) return response;
  }
  // The set-up fails tests that log errors; the page would only take the network for lost.
  if (!request.url.startsWith(`${ORIGIN}/api/`)) console.error(`Nothing responds to ${request.url}`);
  return api.fetch(request);
}

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

/** In place of the browser's own. */
export const fetchInProcess: typeof fetch = async (input, init) => {
  const request = new Request(input instanceof Request ? input : new URL(String(input), ORIGIN), init);
  request.signal.throwIfAborted();
  const response = await responseTo(request);
  const isRefused = request.redirect === 'error' && isRedirect(response);
  if (response.type === 'error' || isRefused) throw new TypeError('Failed to fetch');
  return response;
};
