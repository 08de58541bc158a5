/** Every screen in every state worth a screenshot, and how to reach it. */
import type { Page } from '@playwright/test';
import { comparePath, guidePath, laptopPath, PATHS } from '#src/config/paths.ts';
import { accountScreens } from './account-screens.ts';
import {
  continueWithGoogle,
  crash,
  goOffline,
  press,
  slowly,
  submitForm,
  waitingFor,
  writeMessage,
} from './actions.ts';
import type { GivenAnswers } from './given-answers.ts';
import { at, FILLED, refused, result, type Screen, WINDOW } from './screen.ts';

const showColumns = (page: Page) => page.getByRole('columnheader').first().waitFor();

async function readAdvert(page: Page): Promise<void> {
  const advert = 'Portátil HP Victus 15-fa2014ns i5-13420H 16GB 512GB RTX 4050 15,6" 799 €';
  await page.getByRole('textbox', { name: 'El anuncio' }).fill(advert);
  await page.getByRole('checkbox', { name: 'Gaming Casual' }).waitFor();
}

const landing = at('/');
const emptyForm = at('/form');
const form = at('/form', { stored: { formState: FILLED } });
const contact = at('/contact');

export function allScreens(given: GivenAnswers): Screen[] {
  const three = result(given.three);
  const compared = [...given.three.computers, ...given.more.computers.slice(0, 1)];
  const comparison = at(comparePath(compared.map(({ id }) => id)));
  const results = at('/recommendations', { stored: three });
  const resultsOf = (count: number) => ({
    stored: result({
      ...given.three,
      computers: given.three.computers.slice(0, count),
      reason: given.three.reason.split('\n').slice(0, count).join('\n'),
    }),
  });
  const article = at('/blog/que-ordenador-comprar-2025');
  const moreButton = press(/Mostrar más opciones/);

  return [
    landing('landing'),
    landing('menu-open', { act: press('Menú'), only: 'phone', ...WINDOW }),
    landing('landing-questions-open', {
      act: async (page) => {
        for (const question of await page.locator('main summary').all()) await question.click();
      },
    }),
    emptyForm('form'),
    form('form-filled'),
    form('form-filled-window', WINDOW),
    form('form-requirements-open', { act: (page) => page.getByText('Requisitos técnicos').click() }),
    ...[0.2, 2.5, 4.2, 5.6].map((seconds) =>
      form(`form-waiting-${seconds}s`, { api: 'never', act: waitingFor(seconds), ...WINDOW }),
    ),
    form('form-wrong-amount', {
      act: async (page) => {
        const amount = page.getByRole('textbox', { name: 'Tu tope, en euros' });
        await amount.fill('45');
        await amount.blur();
      },
    }),
    form('form-failed', {
      api: refused,
      act: async (page) => {
        await submitForm(page);
        await page.getByRole('alert').waitFor();
      },
      ...WINDOW,
    }),
    form('form-reset', { act: press('Borrar selección'), ...WINDOW }),
    results('results'),
    results('results-one', resultsOf(1)),
    results('results-two', resultsOf(2)),
    results('results-second-tab', { act: (page) => page.getByRole('tab').nth(1).click(), only: 'phone' }),
    results('results-expanded', {
      act: async (page) => {
        for (const more of await page.getByRole('button', { name: /^(Ver \d+ especif|Y \d+ más)/ }).all()) {
          await more.click();
        }
      },
      only: 'phone',
    }),
    results('results-nothing', { stored: result(given.nothing) }),
    results('results-more-loading', { api: 'never', act: slowly(moreButton) }),
    results('results-more-open', {
      api: { status: 200, body: given.more },
      act: async (page) => {
        await moreButton(page);
        await page.getByRole('table').getByRole('button').nth(1).click();
      },
      only: 'desktop',
    }),
    results('results-more', { api: { status: 200, body: given.more }, act: slowly(moreButton) }),
    results('results-no-more', {
      api: { status: 200, body: { computers: [], message: 'No hay más' } },
      act: slowly(moreButton),
    }),
    results('results-expired', { stored: { recommendations: { ...given.three, timestamp: 0 } } }),
    contact('login-not-configured', { act: continueWithGoogle, ...WINDOW }),
    comparison('comparison', { api: { status: 200, body: { laptops: compared } }, act: showColumns }),
    at(comparePath(compared.slice(0, 2).map(({ id }) => id)))('comparison-two', {
      api: { status: 200, body: { laptops: compared.slice(0, 2) } },
      act: showColumns,
    }),
    comparison('comparison-failed', { api: refused }),
    { name: 'comparison-empty', path: '/comparar' },
    ...accountScreens(given),
    contact('contact'),
    contact('contact-sending', { api: 'never', act: writeMessage }),
    contact('contact-sent', { api: { status: 200, body: {} }, act: writeMessage }),
    contact('contact-failed', {
      api: refused,
      act: async (page) => {
        await writeMessage(page);
        await page.getByRole('alert').waitFor();
      },
    }),
    { name: 'laptop', path: laptopPath(given.three.computers[0]?.id ?? '') },
    { name: 'laptop-unknown', path: laptopPath('no-existe') },
    { name: 'list', path: PATHS.laptops },
    { name: 'guide', path: guidePath('juegos-1000') },
    { name: 'method', path: PATHS.method },
    { name: 'advert', path: PATHS.advert },
    at(PATHS.advert)('advert-read', { act: readAdvert }),
    at(PATHS.advert)('advert-judged', {
      act: async (page) => {
        await readAdvert(page);
        await page.getByRole('checkbox', { name: 'Gaming Casual' }).click();
        await page
          .getByText(/^Puesto|^No llega|^No cumple/)
          .first()
          .waitFor();
      },
    }),
    { name: 'blog', path: '/blog' },
    article('article'),
    article('article-details-open', { act: (page) => page.getByText('Ver más detalles').first().click() }),
    { name: 'privacy', path: '/privacy' },
    { name: 'terms', path: '/terms' },
    { name: 'not-found', path: '/404' },
    contact('offline', { act: goOffline, ...WINDOW }),
    form('form-offline', { act: goOffline, ...WINDOW }),
    results('crash', { act: crash }),
  ];
}
