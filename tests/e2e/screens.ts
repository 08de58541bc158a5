/** Every screen that a signed-out visitor can reach, in each of its states. */
import type { Page } from '@playwright/test';
import { answersSchema } from '#contract/answers.ts';
import { recordedAnswers } from '#bench/screens/given-answers.ts';
import { openScreen } from '#bench/screens/open-screen.ts';
import { allScreens, type Screen } from '#bench/screens/screens.ts';
import { guidePath, laptopPath, listPath, PATHS } from '#src/config/paths.ts';
import { READ } from '#tests/support/advert-answers.ts';
import { livingCatalogue } from '#tests/support/living-catalogue.ts';
import { PUBLIC_PAGES } from '#tests/support/site-pages.ts';
import { BUDGET_FIELD, CASUAL_GAMING, MORE_BUTTON, MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { openAdvert } from './advert.ts';
import { setConnection } from './connection.ts';
import { answerQuestionnaire, ask, ASKED, CHANGEABLE, openResults, openStored } from './questionnaire.ts';
import { refinedScreens } from './refined-screens.ts';
import { expect, hydrated } from './visit.ts';

/** Problems that opening these screens causes on purpose; the last is axe's, which fetches style sheets, without a network. */
export const SCREEN_PROBLEMS = ['Failed to load resource', '404 (Not Found)', "Couldn't load preload assets"];

const LAPTOP = laptopPath('apple-macbook-air-13-m4-16-256-2560-macos');
const GUIDE = guidePath('juegos-1000');

const PAGES = [
  // The second page of the list is like the first.
  ...PUBLIC_PAGES.filter((path) => path !== listPath(2)),
  '/favorites',
  '/no-existe',
  '/portatil/no-existe',
  '/portatiles?marca=apple&peso=1',
];

/** Opens each screen of a kind and yields its name. */
export type Screens = (page: Page) => AsyncGenerator<string>;

/** Those of the screenshots' screens that no walk passes. */
const FURTHER = new Set([
  'menu-open',
  'landing-questions-open',
  'results-more-loading',
  'results-no-more',
  'login-not-configured',
  'contact-sent',
  'contact-failed',
  'article-details-open',
]);
const STATES = allScreens(recordedAnswers()).filter(({ name }) => FURTHER.has(name));

const stateOf = (screen: Screen): Screens =>
  async function* state(page) {
    await openScreen(page, '', screen);
    yield screen.name;
  };

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
  'the filters of the list': filters,
  'a laptop that is judged on its page': askedInPlace,
  'the comparison': comparison,
  'an advert': advert,
  'the form': questionnaire,
  'the results': results,
  'the results, refined': refined,
  'offers of today': offers,
  'an empty result': emptyResult,
  ...Object.fromEntries(STATES.map((screen) => [screen.name, stateOf(screen)])),
};

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

const COMPARED = [
  'asus-zenbook-s-14-oled-ux5406sa-qj501w',
  'apple-macbook-air-13-m4-16-256-2560-macos',
  'lenovo-legion-slim-5-16ahp9-ryzen-7-8845hs-rtx-4060-16-512-2560-windows',
  'acer-aspire-lite-14-al14-52m-i5-1334u-16-512-1920-windows',
];
/** Office and programming, battery first, 1400 €, 16 GB of memory. */
export const ANSWERS = '1.9.2.12w.03';
export const COMPARISON = `/comparar?ids=${COMPARED.join(',')}`;

async function* comparison(page: Page): AsyncGenerator<string> {
  await page.goto(`${COMPARISON},no-existe`);
  await expect(page.getByRole('columnheader')).toHaveCount(COMPARED.length);
  yield 'the comparison';
  await page.getByRole('checkbox', { name: 'Solo las diferencias' }).check();
  yield 'the comparison of what differs';
  await page.goto('/comparar?ids=no-existe');
  await expect(page.getByRole('heading', { name: 'Elige al menos dos portátiles' })).toBeVisible();
  yield 'a comparison of nothing';
  await page.goto(`${COMPARISON}#${ANSWERS}`);
  await expect(page.getByRole('rowheader', { name: 'Para ti' })).toBeVisible();
  yield 'the comparison by what was asked for';
  await page.goto(`/comparar?ids=${COMPARED[0]}`);
  const field = page.getByRole('combobox', { name: 'Añadir un modelo que has visto' });
  await field.fill('zenbok oled');
  await expect(page.getByRole('option').first()).toBeVisible();
  yield 'models found by name';
  await field.fill('nokia');
  await expect(page.getByText('Ningún modelo se llama así.')).toBeVisible();
  yield 'no model of that name';
  await page.route('**/api/laptops*', (route) => route.fulfill({ status: 500 }));
  await page.goto(COMPARISON);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  yield 'a comparison that did not load';
  await page.unroute('**/api/laptops*');
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

async function* results(page: Page): AsyncGenerator<string> {
  await openResults(page);
  for (const fold of await page.locator('article summary').filter({ visible: true }).all()) await fold.click();
  const closed = page.getByRole('button', { name: /^(Ver \d+ especificac|Y \d+ más)/ });
  while ((await closed.count()) > 0) await closed.first().click();
  await page.getByRole('button', { name: MORE_BUTTON }).click();
  await expect(page.getByRole('heading', { name: MORE_OPTIONS })).toBeVisible();
  const row = page.getByRole('rowheader').getByRole('button').first();
  if (await row.isVisible()) await row.click();
  yield 'the results with everything expanded and more options';
}

export async function* refined(page: Page): AsyncGenerator<string> {
  await openResults(page, CHANGEABLE);
  yield* refinedScreens(page);
}

/** Of a catalogue with offers and prices of half a year. */
async function* offers(page: Page): AsyncGenerator<string> {
  const advisor = createSpanishAdvisor(livingCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } });
  await openStored(page, advisor.recommend(answersSchema.parse({ ...ASKED, deviceType: 'laptop', requirements: {} })));
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: /^En PcComponentes: .*€ \p{L}/u })).toBeVisible();
  await card.getByRole('button', { name: 'Historial de precio' }).press('Enter');
  await expect(card.getByText(/Más barato que 8 de cada 10 días del último año/)).toBeVisible();
  yield 'offers of today and the history of a price';
}

async function* emptyResult(page: Page): AsyncGenerator<string> {
  const answer = await ask(page, ASKED);
  const text = `Con 99 € más y ${'x'.repeat(60)}: 1 portátil, por 899 €.`;
  const reason = `no se encontraron portátiles: ${'x'.repeat(60)}.\nCon este cambio sí los hay:\n${text}`;
  const relaxations = [{ text, answers: answer.userInput }];
  await openStored(page, { ...answer, computers: [], comparisons: {}, reason, relaxations });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No encontramos equipos');
  yield 'an empty result';
}
