import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { menuOf, openPopup, withoutInternet } from './accounts.ts';
import { test } from './own-site.ts';
import { buildScriptsOnlySite } from './scripts-only-site.ts';
import { expect } from './visit.ts';

const LAPTOP = { id: 'uno', name: 'Portátil Uno', price: 900, image: '/illustrations/ultrabook.svg', specs: [] };

const AUTH_DOMAIN = 'project.firebaseapp.com';
const API = 'identitytoolkit.googleapis.com';
const TOKENS = 'securetoken.googleapis.com';
/** Whom a browser asks when somebody signs in. */
const HOSTS = ['apis.google.com', AUTH_DOMAIN, API, TOKENS, 'firestore.googleapis.com'];

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const TOKEN = `${encoded({ alg: 'none' })}.${encoded({ sub: 'ana', iat: 1, exp: 4_000_000_000 })}.x`;
/** Expired at once, so that the next use asks for another. */
const SIGNED_IN = { localId: 'ana', idToken: TOKEN, refreshToken: 'x', expiresIn: '1', providerId: 'google.com' };
const ANSWERS: Record<string, object> = {
  [`${API}/v1/projects`]: { authorizedDomains: ['localhost'] },
  [`${API}/v1/accounts:signInWithIdp`]: SIGNED_IN,
  [`${API}/v1/accounts:lookup`]: { users: [{ localId: 'ana', email: 'ana@example.com', displayName: 'Ana' }] },
  [`${TOKENS}/v1/token`]: { access_token: TOKEN, refresh_token: 'x', expires_in: '3600' },
};

/** Firebase's page that reports to the site which user has signed in. */
const AUTH_FRAME = `<script src="https://apis.google.com/_/scs/abc-static/_/js/"></script>
<script>
  gapi.iframes.getContext().getParentIframe().register('webStorageSupport', () => ({ webStorageSupport: true }));
</script>`;

/** Answers for Firebase; its database stays silent. @returns the hosts that are asked */
async function standInForFirebase(page: Page): Promise<Set<string>> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  await page.context().route(/^https:\/\/([a-z]+\.googleapis\.com|project\.firebaseapp\.com)\//, (route) => {
    const { host, pathname } = new URL(route.request().url());
    if (host === AUTH_DOMAIN) return route.fulfill({ contentType: 'text/html', body: AUTH_FRAME });
    const answer = ANSWERS[host + pathname];
    return answer && route.fulfill({ json: answer, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return asked;
}

/** Runs in that page, as if the user had chosen an account in `popup`. */
function reportSignIn(popup: string): void {
  const eventId = new URL(popup).searchParams.get('eventId');
  const authEvent = {
    type: 'signInViaPopup',
    eventId,
    urlResponse: popup,
    sessionId: 'x',
    postBody: null,
    tenantId: null,
  };
  Reflect.get(globalThis, 'gapi')
    .iframes.getContext()
    .getParentIframe()
    .send('authEvent', { type: 'authEvent', authEvent });
}

const heart = (page: Page) => page.getByRole('button', { name: 'Guardar Portátil Uno en favoritos' }).first();

/** Opens the results of an earlier visit, of one laptop. */
async function openResults(page: Page): Promise<void> {
  await page.addInitScript((laptop) => {
    if (location.hostname !== 'localhost') return;
    const result = { computers: [laptop], reason: 'Porque sí', timestamp: Date.now() };
    localStorage.setItem('recommendations', JSON.stringify(result));
  }, LAPTOP);
  await page.goto('/recommendations');
}

test.describe('on a site with Firebase @desktop @deep', () => {
  let folder = '';
  test.beforeAll(async () => {
    folder = await buildScriptsOnlySite({
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_PROJECT_ID: 'project',
      VITE_FIREBASE_AUTH_DOMAIN: AUTH_DOMAIN,
    });
  });
  test.afterAll(() => rm(folder, { recursive: true }));
  test.use({
    serviceWorkers: 'block',
    expectedProblems: [
      'Failed to load resource',
      'ERR_FAILED',
      ...HOSTS.map((host) => `outside request: https://${host}/`),
    ],
  });

  test('the policy lets Google, the sign-in and the database answer, and nobody else @desktop', async ({
    page,
    site,
  }) => {
    site.serve(folder);
    await withoutInternet(page.context());
    const asked = await standInForFirebase(page);
    await openResults(page);
    await heart(page).click();
    const popup = await openPopup(page);
    await page.frame({ url: /\/__\/auth\/iframe/ })?.evaluate(reportSignIn, popup.url());
    await expect(menuOf(page, { name: 'Ana' })).toBeVisible();
    await expect.poll(() => HOSTS.filter((host) => !asked.has(host))).toEqual([]);
  });
});
