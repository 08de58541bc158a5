/** Every screen that a signed-out visitor can reach, in each of its states. */
import type { Page } from '@playwright/test';
import { recordedAnswers } from '#bench/screens/given-answers.ts';
import { openScreen } from '#bench/screens/open-screen.ts';
import type { Screen } from '#bench/screens/screen.ts';
import { allScreens } from '#bench/screens/screens.ts';
import { laptopPath } from '#src/config/paths.ts';
import { READ } from '#tests/support/advert-answers.ts';
import { CASUAL_GAMING } from '#tests/support/page-texts.ts';
import { openAdvert } from './advert.ts';
import { comparison, incomplete } from './comparison-screens.ts';
import { longWords, offers, refined, results } from './result-screens.ts';
import { expect, hydrated } from './visit.ts';

/** Problems that opening these screens causes on purpose; the last is axe's, which fetches style sheets, without a network. */
export const SCREEN_PROBLEMS = ['Failed to load resource', '404 (Not Found)', "Couldn't load preload assets"];

export const LAPTOP = laptopPath('apple-macbook-air-13-m4-16-256-2560-macos');

/** Opens each screen of a kind and yields its name. */
export type Screens = (page: Page) => AsyncGenerator<string>;

/** Those that wide windows lay out in another way. */
export const WIDE: ReadonlySet<string> = new Set([
  'landing-questions-open',
  'blog',
  'laptop',
  'guide',
  'the filters of the list',
  'the comparison',
  'form-wrong-amount',
  'the results',
]);

/** As for the pictures of `npm run screenshots`. */
const pictured = (screen: Screen): Screens =>
  async function* opened(page) {
    await openScreen(page, '', screen);
    yield screen.name;
  };

/** Without accounts, and where neither time stands still nor numbers are broken: axe needs both. */
export const PICTURED = allScreens(recordedAnswers()).filter(
  ({ name, accounts }) => !accounts && !/^(form-waiting|crash)/.test(name),
);

/** By kind, so that tests of them can run in parallel. */
export const SCREENS: Readonly<Record<string, Screens>> = {
  ...Object.fromEntries(PICTURED.map((screen) => [screen.name, pictured(screen)])),
  'the filters of the list': filters,
  'a laptop that is judged on its page': askedInPlace,
  'the comparison': comparison,
  'a comparison that lacks something': incomplete,
  'a text that is no advert': noAdvert,
  'the results': results,
  'the results, refined': refined,
  'offers of today': offers,
  'results with long words': longWords,
};

async function* filters(page: Page): AsyncGenerator<string> {
  await page.goto('/portatiles?marca=apple&peso=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  yield 'a list that is empty';
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
  await page.getByRole('checkbox', { name: CASUAL_GAMING, exact: true }).click();
  await expect(
    page
      .getByRole('article')
      .getByText(/^Puesto|^No llega|^No cumple/)
      .first(),
  ).toBeVisible();
  yield 'a judged laptop';
  await page.getByRole('button', { name: 'Afinar con más preguntas' }).click();
  await expect(page.getByRole('button', { name: 'Ver si es buena compra' })).toBeVisible();
  yield 'the questions of a laptop';
}

async function* noAdvert(page: Page): AsyncGenerator<string> {
  await openAdvert(page);
  await page.route('**/api/laptops/read', (route) => route.fulfill({ json: { ...READ, kind: 'unclear' } }));
  await page.getByRole('textbox', { name: 'El anuncio' }).fill('Hoy llueve');
  await expect(page.getByText(/^Aquí no reconocemos/)).toBeVisible();
  yield 'a text that is no advert';
}
