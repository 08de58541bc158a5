/** Every screen that a signed-out visitor can reach, in each of its states. */
import type { Page } from '@playwright/test';
import { articlePath, guidePath, laptopPath, listPath, PATHS } from '#src/config/paths.ts';
import { READ } from '#tests/support/advert-answers.ts';
import { PUBLIC_PAGES } from '#tests/support/site-pages.ts';
import { BUDGET_FIELD, CASUAL_GAMING, SEND_MESSAGE, SIGN_IN, WITH_GOOGLE } from '#tests/support/page-texts.ts';
import { openAdvert } from './advert.ts';
import { setConnection } from './connection.ts';
import { answerQuestionnaire } from './questionnaire.ts';
import { comparison, incomplete } from './comparison-screens.ts';
import { emptyResult, lastResults, longWords, offers, refined, results } from './result-screens.ts';
import { expect, hydrated } from './visit.ts';

/** Problems that opening these screens causes on purpose; the last is axe's, which fetches style sheets, without a network. */
export const SCREEN_PROBLEMS = ['Failed to load resource', '404 (Not Found)', "Couldn't load preload assets"];

const LAPTOP = laptopPath('apple-macbook-air-13-m4-16-256-2560-macos');
const GUIDE = guidePath('juegos-1000');

const ARTICLE = articlePath('que-ordenador-comprar-2025');
/** Walks pass these, and the second page of the list is like the first. */
const ON_WALKS: ReadonlySet<string> = new Set([PATHS.home, ARTICLE, PATHS.contact, PATHS.laptops, listPath(2)]);

const PAGES = [
  ...PUBLIC_PAGES.filter((path) => !ON_WALKS.has(path)),
  '/favorites',
  '/portatil/no-existe',
  '/portatiles?marca=apple&peso=1',
];

/** Opens each screen of a kind and yields its name. */
export type Screens = (page: Page) => AsyncGenerator<string>;

/** Those that wide windows lay out in another way. */
export const WIDE: ReadonlySet<string> = new Set([
  PATHS.home,
  PATHS.blog,
  LAPTOP,
  GUIDE,
  'the filters of the list',
  'the comparison',
  'the form',
  'the results',
]);

const pageAt = (path: string): Screens =>
  async function* opened(page) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    yield path;
  };

/** By kind, so that tests of them can run in parallel. */
export const SCREENS: Readonly<Record<string, Screens>> = {
  ...Object.fromEntries(PAGES.map((path) => [path, pageAt(path)])),
  [PATHS.home]: (page) => unfolded(page, PATHS.home),
  [ARTICLE]: (page) => unfolded(page, ARTICLE),
  'a missing page, and the menu': missing,
  'the contact form, and signing in': contact,
  'the filters of the list': filters,
  'a laptop that is judged on its page': askedInPlace,
  'the comparison': comparison,
  'a comparison that lacks something': incomplete,
  'an advert': advert,
  'the form': questionnaire,
  'the results': results,
  'the end of the results': lastResults,
  'the results, refined': refined,
  'offers of today': offers,
  'results with long words': longWords,
  'an empty result': emptyResult,
};

/** Closed folds have nothing that is not there when they are open. */
async function* unfolded(page: Page, path: string): AsyncGenerator<string> {
  await page.goto(path);
  await hydrated(page);
  const folds = page.getByRole('main').locator('details:not([open]) > summary:visible');
  while ((await folds.count()) > 0) await folds.first().click();
  yield path;
}

async function* missing(page: Page): AsyncGenerator<string> {
  await page.goto('/no-existe');
  await hydrated(page);
  yield 'a missing page';
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  yield 'the menu of small windows';
}

async function* contact(page: Page): AsyncGenerator<string> {
  await page.goto(PATHS.contact);
  await hydrated(page);
  await page.getByLabel('Nombre').fill('Lucía Ferrer');
  await page.getByLabel('Email').fill('lucia@example.com');
  await page.getByLabel('Mensaje').fill('¿Cuánta memoria necesito?');
  await page.route('**/api/send-contact', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: SEND_MESSAGE }).click();
  await expect(page.getByText(/^Ha ocurrido un error al enviar el mensaje/)).toBeVisible();
  yield 'a message that was not sent';
  await page.route('**/api/send-contact', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: SEND_MESSAGE }).click();
  await expect(page.getByText('Tu mensaje ha sido enviado correctamente.')).toBeVisible();
  yield 'the empty form, and a message that was sent';
  await page.getByRole('banner').getByRole('button', { name: SIGN_IN }).click();
  await page.getByRole('dialog').getByRole('button', { name: WITH_GOOGLE }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  yield 'the dialog where accounts are missing';
}

async function* filters(page: Page): AsyncGenerator<string> {
  await page.goto('/portatiles?q=asus&ram=16');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await hydrated(page);
  // Wide windows have them beside the list.
  const fold = page.getByRole('button', { name: 'Filtros' });
  if (await fold.isVisible()) await fold.click();
  await expect(page.getByRole('region', { name: 'Filtros' })).toBeVisible();
  yield 'the filters of the list';
}

async function* askedInPlace(page: Page): AsyncGenerator<string> {
  await page.goto(LAPTOP);
  await hydrated(page);
  await page.getByRole('button', { name: '¿Y para ti?' }).click();
  await page.getByRole('checkbox', { name: CASUAL_GAMING }).check();
  yield 'the questions of a laptop';
  await page.getByRole('button', { name: 'Ver si es buena compra' }).click();
  await expect(
    page
      .getByRole('article')
      .getByText(/^Puesto|^No llega|^No cumple/)
      .first(),
  ).toBeVisible();
  yield 'a judged laptop';
}

async function* advert(page: Page): AsyncGenerator<string> {
  await openAdvert(page);
  await expect(page.getByRole('button', { name: 'Ver si es buena compra' })).toBeVisible();
  yield 'an advert that was read';
  await page.getByRole('checkbox', { name: CASUAL_GAMING }).check();
  await page.getByRole('button', { name: 'Ver si es buena compra' }).click();
  await expect(page.getByText(/^Puesto 12 de/)).toBeVisible();
  yield 'an advert that was judged';
  await page.route('**/api/laptops/read', (route) => route.fulfill({ json: { ...READ, kind: 'unclear' } }));
  await page.getByRole('textbox', { name: 'El anuncio' }).fill('Hoy llueve');
  await expect(page.getByText(/^Aquí no reconocemos/)).toBeVisible();
  yield 'a text that is no advert';
  await page.unroute('**/api/laptops/read');
}

async function* questionnaire(page: Page): AsyncGenerator<string> {
  await answerQuestionnaire(page);
  const amount = page.getByRole('textbox', { name: BUDGET_FIELD });
  await amount.fill('45');
  await amount.blur();
  await expect(page.getByRole('alert')).toBeVisible();
  yield 'the form with a wrong amount';
  await amount.fill('1250');
  await setConnection(page, false);
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await expect(page.getByText(/^Ha ocurrido un error al procesar tu solicitud/)).toBeVisible();
  yield 'the form without a network';
  await setConnection(page, true);
}
