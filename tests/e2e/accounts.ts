/** What the browser tests of accounts share: Google's script replaced, and people who sign in through the emulator's own picker. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATED_PROJECT } from '#local/emulator-process.ts';
import { EMULATOR_PORTS } from '#local/emulators.ts';
import { startOnline } from './connection.ts';
import { hydrated } from './visit.ts';
import { type BrowserContext, expect, type Page } from '@playwright/test';

const GAPI = readFileSync(join(import.meta.dirname, '../support/gapi-stub.js'), 'utf8');
/** As Google's own: the first script loads the rest from another folder, and the page's policy must allow both. */
const GAPI_LOADER = `{
  const { origin, searchParams } = new URL(document.currentScript.src);
  window.gapi ??= {
    load(features, options) {
      const script = document.createElement('script');
      script.src = origin + '/_/scs/abc-static/_/js/k=gapi.lb.es/m=gapi_iframes/rt=j';
      script.onload = options.callback ?? options;
      document.head.append(script);
    },
  };
  const ready = window[searchParams.get('onload')] ?? window.gapi_onload;
  // Once is enough: the second script would call it again.
  delete window.gapi_onload;
  setTimeout(() => ready?.());
}`;

/** The emulator's own door to the database, past its rules. */
const DOCUMENTS = `http://localhost:${EMULATOR_PORTS.firestore}/v1/projects/${EMULATED_PROJECT}/databases/(default)/documents`;
const SAVED_SETS = `${DOCUMENTS}/saved_recommendations?pageSize=300`;

/** Pieces of what the emulator's own pages and Google's script ask for; ours ask for nothing outside. */
export const EMULATOR_PROBLEMS = [
  `outside request: http://localhost:${EMULATOR_PORTS.auth}/`,
  `outside request: http://localhost:${EMULATOR_PORTS.firestore}/`,
  'outside request: https://apis.google.com/',
  'outside request: https://unpkg.com/',
  'outside request: https://fonts.googleapis.com/',
  'net::ERR_FAILED',
];

/** What the database's SDK says and asks when its stream breaks off. */
export const STREAM_PROBLEMS = ['@firebase/firestore: Firestore', 'https://www.google.com/images/cleardot.gif'];

/** Google's script is the one thing that does not exist without internet; what the picker decorates itself with is left out. */
export async function withoutInternet(context: BrowserContext): Promise<void> {
  await startOnline(context);
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: new URL(route.request().url()).pathname === '/js/api.js' ? GAPI_LOADER : GAPI,
    }),
  );
  await context.route(
    /^https:\/\/(unpkg\.com|fonts\.googleapis\.com|fonts\.gstatic\.com|www\.google\.com)\//,
    (route) => route.abort(),
  );
}

export interface Person {
  name: string;
  email: string;
}

/** Somebody whom no other test knows. */
export function newPerson(): Person {
  const id = randomUUID().slice(0, 8);
  return { name: `Ana ${id}`, email: `ana.${id}@example.com` };
}

/** Fills in the emulator's account picker. */
export async function pickNew(picker: Page, { name, email }: Person): Promise<void> {
  await picker.locator('.js-new-account').click();
  await picker.locator('#email-input').fill(email);
  await picker.locator('#display-name-input').fill(name);
  await picker.locator('#sign-in').click();
}

export async function pickKnown(picker: Page, { email }: Person): Promise<void> {
  await picker.locator('.js-reuse-account', { hasText: email }).click();
}

/** Signs in by redirect, from wherever the page is, and waits until the account is there. */
export async function signInByRedirect(page: Page, person: Person, pick = pickNew): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  await chooseByRedirect(page, person, pick);
}

/** The same from the open modal on. */
export async function chooseByRedirect(page: Page, person: Person, pick = pickNew): Promise<void> {
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  await pick(page, person);
  await page.getByRole('button', { name: `Menú de ${person.name}` }).waitFor();
}

/** Asks the advisor with as little as it takes. */
export async function seeResults(page: Page): Promise<void> {
  await page.goto('/form');
  await hydrated(page);
  await page.getByRole('checkbox', { name: /Trabajo\/Estudio/ }).check();
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await expect(page).toHaveURL(/\/recommendations$/);
}

/** How many result sets the database really holds for whoever is signed in on `page`. */
export async function countSavedSets(page: Page): Promise<number> {
  const uid = await uidOn(page);
  const answer = await page.request.get(SAVED_SETS, { headers: { Authorization: 'Bearer owner' } });
  return [...(await answer.text()).matchAll(new RegExp(`/saved_recommendations/${uid}_\\d+"`, 'g'))].length;
}

/** Takes away what was kept of the results, so that the next ones are not taken for the same. */
export async function removeSavedSets(page: Page): Promise<void> {
  const headers = { Authorization: 'Bearer owner' };
  const uid = await uidOn(page);
  const text = await (await page.request.get(SAVED_SETS, { headers })).text();
  for (const [, id = ''] of text.matchAll(new RegExp(`/saved_recommendations/(${uid}_\\d+)"`, 'g'))) {
    await page.request.delete(`${DOCUMENTS}/saved_recommendations/${id}`, { headers });
  }
}

/** How many favourites the database really holds for whoever is signed in on `page`. */
export async function countFavorites(page: Page): Promise<number> {
  return (await readDocument(page, `users/${await uidOn(page)}`)).split('"mapValue"').length - 1;
}

/** A document as the database answers it, past its rules. */
export async function readDocument(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(`${DOCUMENTS}/${path}`, { headers: { Authorization: 'Bearer owner' } });
  return answer.text();
}

/** Puts a document into the database, past its rules. */
export async function seedDocument(page: Page, path: string, data: object): Promise<void> {
  const headers = { Authorization: 'Bearer owner' };
  const response = await page.request.patch(`${DOCUMENTS}/${path}`, { headers, data: fieldsOf(data) });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The id of whoever is signed in on `page`. */
export async function uidOn(page: Page): Promise<string> {
  const uid = await page.evaluate(() => /"uid":"([^"]+)"/.exec(localStorage.getItem('user') ?? '')?.[1]);
  return uid ?? '';
}

const fieldsOf = (data: object) => ({
  fields: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)])),
});

function valueOf(value: unknown): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'object' && value !== null) return { mapValue: fieldsOf(value) };
  if (typeof value === 'number') return { doubleValue: value };
  return { stringValue: String(value) };
}
