/** Every screen in every state worth a screenshot, and how to reach it. */
import type { Page } from '@playwright/test';
import type { AccountsPlan } from './example-accounts.ts';
import type { Answers } from '#contract/answers.ts';
import { computerSchema } from '#contract/computer.ts';
import type { PriceFacts } from '#contract/facts.ts';
import { comparePath, guidePath, laptopPath, PATHS } from '#src/config/paths.ts';
import { type SavedLaptop, toSavedLaptop } from '#src/services/saved-laptop.ts';
import type { ResultSet } from '#src/services/history.ts';
import { continueWithGoogle, crash, goOffline, NOW, openLogin, press } from './actions.ts';
import { slowly, submitForm, waitingFor, writeMessage } from './actions.ts';
import { ASKED, type GivenAnswers } from './given-answers.ts';

export interface Screen {
  name: string;
  path: string;
  /** Only the site with example accounts has it. */
  accounts?: AccountsPlan;
  /** Local storage, by key. */
  stored?: Record<string, unknown>;
  /** The API's response; `never` leaves the request open. */
  api?: { status: number; body: object } | 'never';
  /** What the user does there. */
  act?: (page: Page) => Promise<void>;
  /** Its picture is taken only where it looks different from others. */
  only?: 'phone' | 'desktop';
  /** Whether only the viewport is taken, for fixed elements. */
  windowOnly?: boolean;
}

const FILLED: Answers = {
  ...ASKED,
  requirements: { ...ASKED.requirements, ram: '16GB', screenSize: '14', battery: 'long' },
};

const showColumns = (page: Page) => page.getByRole('columnheader').first().waitFor();

async function readAdvert(page: Page): Promise<void> {
  const advert = 'Portátil HP Victus 15-fa2014ns i5-13420H 16GB 512GB RTX 4050 15,6" 799 €';
  await page.getByRole('textbox', { name: 'El anuncio' }).fill(advert);
  await page.getByRole('button', { name: 'Ver si es buena compra' }).waitFor();
}

/** A price that was seen when a favorite was saved. */
const SEEN: PriceFacts = {
  priceKind: 'seen',
  seenPrice: null,
  priceDate: '2026-09-01',
  priceBasis: 'en una tienda española',
  licence: 0,
};

/** Favorites saved a while ago: since then one price fell and one rose, and one laptop left the catalogue. */
function favoritesToday([fallen, risen, gone, ...others]: readonly SavedLaptop[]) {
  if (!fallen || !risen || !gone) throw new Error('Three favorites are needed');
  const saved = [fallen, risen].map((one) => Object.assign({ ...one }, { facts: SEEN }));
  const now = saved.map((one, index) => ({
    ...one,
    price: (one.price ?? 0) + (index === 0 ? -60 : 40),
    facts: { ...SEEN, priceDate: '2026-10-12' },
  }));
  return {
    accounts: { signedIn: true, favorites: [...saved, gone, ...others] },
    api: { status: 200, body: { laptops: [...now, ...others] } },
  };
}

const refused = { status: 503, body: { error: { code: 'unavailable', message: 'No disponible' } } };
/** How a fresh answer is stored. */
const result = (answer: object) => ({ recommendations: { ...answer, timestamp: NOW.getTime() } });

/** Screens at one address, with what they have in common. */
const at =
  (path: string, shared: Omit<Screen, 'name' | 'path'> = {}) =>
  (name: string, own: Omit<Screen, 'name' | 'path'> = {}): Screen => ({ name, path, ...shared, ...own });

const WINDOW = { windowOnly: true } as const;

const landing = at('/');
const emptyForm = at('/form');
const form = at('/form', { stored: { formState: FILLED } });
const contact = at('/contact');

export function allScreens(given: GivenAnswers): Screen[] {
  const three = result(given.three);
  const favorites: SavedLaptop[] = [...given.three.computers, ...given.more.computers.slice(0, 2)].map((computer) =>
    toSavedLaptop(computerSchema.parse(computer)),
  );
  const compared = [...given.three.computers, ...given.more.computers.slice(0, 1)];
  const comparison = at(comparePath(compared.map(({ id }) => id)));
  const saved: ResultSet[] = [1, 26, 340].map((hours, index) => ({
    answers: index === 0 ? FILLED : { ...ASKED, budget: 900 + index * 300 },
    computers: favorites.slice(index, index + 3),
    timestamp: NOW.getTime() - hours * 3_600_000,
    sessionId: 'ejemplo',
  }));
  const remembered = { user: { uid: 'ejemplo', email: 'lucia.ferrer@example.com', displayName: 'Lucía Ferrer' } };
  const signedIn = { signedIn: true, favorites, saved };
  const withoutData = { signedIn: true };
  const waiting = { signedIn: true, waiting: true };
  const failing = { signedIn: true, failing: true };
  const results = at('/recommendations', { stored: three });
  const resultsOf = (count: number) => ({
    stored: result({
      ...given.three,
      computers: given.three.computers.slice(0, count),
      reason: given.three.reason.split('\n').slice(0, count).join('\n'),
    }),
  });
  const favoritesOf = at('/favorites', { accounts: signedIn });
  const profile = at('/profile', { accounts: signedIn });
  const savedSets = at('/recommendations/saved', { accounts: signedIn });
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
    results('results-more', { api: { status: 200, body: given.more }, act: slowly(moreButton) }),
    results('results-no-more', {
      api: { status: 200, body: { computers: [], message: 'No hay más' } },
      act: moreButton,
    }),
    results('results-expired', { stored: { recommendations: { ...given.three, timestamp: 0 } } }),
    landing('login', { accounts: {}, act: openLogin, ...WINDOW }),
    contact('login-not-configured', { act: continueWithGoogle, ...WINDOW }),
    landing('login-waiting', { accounts: {}, act: continueWithGoogle, ...WINDOW }),
    landing('login-failed', { accounts: { refusing: true }, act: continueWithGoogle, ...WINDOW }),
    results('login-needed', { accounts: {}, act: slowly(press(/^Guardar/)), ...WINDOW }),
    landing('avatar-menu', { accounts: signedIn, act: press(/^Menú de/), ...WINDOW }),
    comparison('comparison', { api: { status: 200, body: { laptops: compared } }, act: showColumns }),
    at(comparePath(compared.slice(0, 2).map(({ id }) => id)))('comparison-two', {
      api: { status: 200, body: { laptops: compared.slice(0, 2) } },
      act: showColumns,
    }),
    comparison('comparison-failed', { api: refused }),
    { name: 'comparison-empty', path: '/comparar' },
    { name: 'favorites-signed-out', path: '/favorites' },
    favoritesOf('favorites-loading', { accounts: waiting, act: slowly() }),
    favoritesOf('favorites-empty', { accounts: withoutData }),
    favoritesOf('favorites'),
    favoritesOf('favorites-today', { ...favoritesToday(favorites), act: slowly() }),
    favoritesOf('favorites-comparing', {
      act: async (page) => {
        for (const box of (await page.getByRole('checkbox', { name: /^Comparar/ }).all()).slice(0, 2))
          await box.check();
      },
      ...WINDOW,
    }),
    favoritesOf('favorites-failed', { accounts: failing }),
    favoritesOf('favorites-offline', { act: goOffline }),
    results('results-favorite-saved', { accounts: withoutData, act: press(/^Guardar/), ...WINDOW }),
    profile('profile'),
    profile('profile-loading', { accounts: waiting, act: slowly() }),
    profile('profile-failed', { accounts: failing }),
    profile('profile-edit', { act: press('Editar perfil') }),
    profile('profile-saved', {
      act: async (page) => {
        await press('Editar perfil')(page);
        await press('Guardar cambios')(page);
      },
      ...WINDOW,
    }),
    profile('profile-offline', { act: goOffline }),
    profile('profile-delete', { act: press('Eliminar mi cuenta'), ...WINDOW }),
    savedSets('saved'),
    savedSets('saved-expanded', { act: press('Ver todos los criterios') }),
    savedSets('saved-detail', { act: press(/^Ver detalles/), ...WINDOW }),
    savedSets('saved-empty', { accounts: withoutData }),
    savedSets('saved-loading', { accounts: waiting, act: slowly() }),
    savedSets('saved-failed', { accounts: failing }),
    savedSets('saved-offline', { act: goOffline }),
    { name: 'saved-signed-out', path: '/recommendations/saved', stored: remembered },
    contact('contact'),
    contact('contact-sending', { api: 'never', act: writeMessage }),
    contact('contact-sent', { api: { status: 200, body: {} }, act: writeMessage }),
    contact('contact-failed', { api: refused, act: writeMessage }),
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
        await page.getByRole('checkbox', { name: 'Gaming Casual' }).check();
        await press('Ver si es buena compra')(page);
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
