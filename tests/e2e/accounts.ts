/** What the browser tests of accounts share: Google's script replaced, and users who sign in with the Auth emulator. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { EMULATOR_PORTS } from './emulator-ports.ts';
import { NO_FAVORITES, SIGN_IN, WITH_GOOGLE } from '#tests/support/page-texts.ts';
import { startOnline } from './connection.ts';
import { readDocument, uidOn } from './emulated-database.ts';
import { expect, hydrated, test as base } from './visit.ts';

const GAPI = readFileSync(join(import.meta.dirname, '../support/gapi-stub.js'), 'utf8');
/** Like Google's own: the first script loads the rest from another folder, and the page's policy must allow both. */
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

/** Parts of the messages about requests of the emulator's own pages and of Google's script; ours make none to the outside. */
export const EMULATOR_PROBLEMS = [
  `outside request: http://localhost:${EMULATOR_PORTS.auth}/`,
  `outside request: http://localhost:${EMULATOR_PORTS.firestore}/`,
  'outside request: https://apis.google.com/',
  'outside request: https://unpkg.com/',
  'outside request: https://fonts.googleapis.com/',
  'net::ERR_FAILED',
  // The emulator refuses a write whose rule waits too long for another document
  // (github.com/firebase/firebase-tools/issues/10518). Rules that do not hold have other messages.
  'PERMISSION_DENIED: \nevaluation error at',
];

/** What Firestore's SDK logs and requests when its stream breaks; the emulator refuses to go on with a broken one. */
export const STREAM_PROBLEMS = [
  '@firebase/firestore: Firestore',
  'https://www.google.com/images/cleardot.gif',
  'status of 400 (Bad Request)',
];

/** Answers for Google's script, and blocks the fonts and styles that the emulator's pages load from the internet. */
async function withoutInternet(context: BrowserContext): Promise<void> {
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

/** `test` in a context without the internet. */
export const test = base.extend({
  expectedProblems: EMULATOR_PROBLEMS,
  context: async ({ context }, provide) => {
    await withoutInternet(context);
    await provide(context);
  },
});

export interface Person {
  name: string;
  email: string;
}

/** A person that no other test uses. */
export function newPerson(): Person {
  const id = randomUUID().slice(0, 8);
  return { name: `Ana ${id}`, email: `ana.${id}@example.com` };
}

/** Creates an account in the emulator's account picker. */
export async function pickNew(picker: Page, { name, email }: Person): Promise<void> {
  await picker.locator('.js-new-account').click();
  await picker.locator('#email-input').fill(email);
  await picker.locator('#display-name-input').fill(name);
  await picker.locator('#sign-in').click();
}

/** Chooses an existing account in the picker. */
export async function pickKnown(picker: Page, { email }: Person): Promise<void> {
  await picker.locator('.js-reuse-account', { hasText: email }).click();
}

/** The button that opens the login dialog, which only signed-out visitors have. */
export const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: SIGN_IN });
/** The button that opens a signed-in user's menu. */
export const menuOf = (page: Page, { name }: { name: string }) => page.getByRole('button', { name: `Menú de ${name}` });

/** Presses a button that opens Google's window. */
export async function openPopup(page: Page, button = WITH_GOOGLE): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
  return popup;
}

/** Signs in by redirect, from any page. */
export async function signInByRedirect(page: Page, person: Person): Promise<void> {
  await hydrated(page);
  await signInButton(page).click();
  await chooseByRedirect(page, person);
}

/** Signs in by redirect from the open dialog, and waits until the sign-in is in the database: it writes the name as well. */
export async function chooseByRedirect(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: WITH_GOOGLE }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  await pickNew(page, person);
  await menuOf(page, person).waitFor();
  const profile = async () => readDocument(page, `users/${await uidOn(page)}`);
  // With several tabs open it takes some seconds until one of them sends for all.
  await expect.poll(profile, { timeout: 30_000 }).toContain('lastLoginAt');
}

/** Signs a new user in on the page of favorites. */
export async function signInNewPerson(page: Page): Promise<Person> {
  const person = newPerson();
  await page.goto('/favorites?x=1');
  await signInByRedirect(page, person);
  await expect(page, 'the page before the sign-in').toHaveURL(/\/favorites\?x=1$/);
  await expect(page.getByRole('heading', { name: NO_FAVORITES })).toBeVisible();
  return person;
}

/**
 * Opens the profile, whose first visit stores it, and waits until it is stored. What is sent while the network is cut or
 * the session ends would fail.
 */
export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect.poll(async () => readDocument(page, `users/${await uidOn(page)}`)).toContain('createdAt');
}

/** Signs out on the profile and waits until the session has ended. */
export async function signOutOnProfile(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(signInButton(page)).toBeVisible();
}

/** Asks the advisor with the fewest answers. */
export async function seeResults(page: Page): Promise<void> {
  await page.goto('/form');
  await hydrated(page);
  await page.getByRole('checkbox', { name: /Trabajo\/Estudio/ }).check();
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await expect(page).toHaveURL(/\/recommendations$/);
}

/** The hearts of all cards on the page. */
export const hearts = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Guardar .* en favoritos$/ });

export { expect };
