/** Every screen in every state worth a screenshot, and how to reach it. */
import type { Page } from '@playwright/test';
import type { AccountsPlan } from './example-accounts.ts';
import type { Answers } from '#contract/answers.ts';
import { shownComputerSchema } from '#contract/shown-computer.ts';
import { comparePath } from '#src/config/paths.ts';
import type { Favorite } from '#src/services/favorites.ts';
import { toSavedLaptop } from '#src/services/saved-laptop.ts';
import type { ResultSet } from '#src/services/history.ts';
import {
  counted,
  press,
  submitForm,
  waitingFor,
  writeMessage,
  openLogin,
  continueWithGoogle,
  goOffline,
  openTab,
  slowly,
  crash,
  NOW,
} from './actions.ts';
import { ASKED, type GivenAnswers } from './given-answers.ts';
import { keptFavorites, manyFavorites } from './kept-favorites.ts';

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
  /** Only where it looks different from others. */
  only?: 'phone' | 'desktop';
  /** Only the viewport, not the whole page: for fixed elements. */
  windowOnly?: boolean;
}

const FILLED: Answers = {
  ...ASKED,
  requirements: { ...ASKED.requirements, ram: '16GB', screenSize: '14', battery: 'long' },
};
const NONE_LEFT: Answers = { ...FILLED, budget: 250 };

const refused = { status: 503, body: { error: { code: 'unavailable', message: 'No disponible' } } };

/** How a fresh answer is stored. */
const result = (answer: object) => ({ recommendations: { ...answer, timestamp: NOW.getTime() } });

export function allScreens(given: GivenAnswers): Screen[] {
  const three = result(given.three);
  const favorites: Favorite[] = [...given.three.computers, ...given.more.computers.slice(0, 2)].map((computer) =>
    toSavedLaptop(shownComputerSchema.parse(computer)),
  );
  const compared = [...given.three.computers, ...given.more.computers.slice(0, 1)];
  const comparison = comparePath(compared.map(({ id }) => id));
  const saved: ResultSet[] = [1, 26, 340].map((hours, index) => ({
    answers: index === 0 ? FILLED : { ...ASKED, budget: 900 + index * 300 },
    computers: favorites.slice(index, index + 3),
    timestamp: NOW.getTime() - hours * 3_600_000,
    sessionId: 'ejemplo',
  }));
  const remembered = { user: { uid: 'ejemplo', email: 'lucia.ferrer@example.com', displayName: 'Lucía Ferrer' } };
  const signedIn = { signedIn: true, favorites, saved };
  const moreButton = press(/Mostrar más opciones/);

  return [
    { name: 'landing', path: '/' },
    { name: 'menu-open', path: '/', act: press('Menú'), only: 'phone', windowOnly: true },
    {
      name: 'landing-questions-open',
      path: '/',
      act: async (page) => {
        for (const question of await page.locator('main summary').all()) await question.click();
      },
    },
    { name: 'form', path: '/form' },
    { name: 'form-window', path: '/form', windowOnly: true },
    { name: 'form-filled', path: '/form', stored: { formState: FILLED }, act: counted },
    { name: 'form-filled-window', path: '/form', stored: { formState: FILLED }, act: counted, windowOnly: true },
    { name: 'form-none-left', path: '/form', stored: { formState: NONE_LEFT }, act: counted, windowOnly: true },
    {
      name: 'form-requirements-open',
      path: '/form',
      stored: { formState: FILLED },
      act: async (page) => {
        await page.getByText('Requisitos técnicos').click();
        await counted(page);
      },
    },
    ...[0.2, 2.5, 4.2, 5.6].map((seconds) => ({
      name: `form-waiting-${seconds}s`,
      path: '/form',
      stored: { formState: FILLED },
      api: 'never' as const,
      act: waitingFor(seconds),
      windowOnly: true,
    })),
    {
      name: 'form-failed',
      path: '/form',
      stored: { formState: FILLED },
      api: refused,
      act: async (page) => {
        await submitForm(page);
        await page.getByRole('alert').waitFor();
        await counted(page);
      },
      windowOnly: true,
    },
    {
      name: 'form-reset',
      path: '/form',
      stored: { formState: FILLED },
      act: async (page) => {
        await counted(page);
        await press('Borrar selección')(page);
      },
      windowOnly: true,
    },
    { name: 'results', path: '/recommendations', stored: three },
    {
      name: 'results-one',
      path: '/recommendations',
      stored: result({ ...given.three, computers: given.three.computers.slice(0, 1) }),
    },
    {
      name: 'results-two',
      path: '/recommendations',
      stored: result({ ...given.three, computers: given.three.computers.slice(0, 2) }),
    },
    { name: 'results-second-tab', path: '/recommendations', stored: three, act: openTab(1), only: 'phone' },
    {
      name: 'results-expanded',
      path: '/recommendations',
      stored: three,
      act: async (page) => {
        for (const more of await page.getByRole('button', { name: /^(Ver \d+ especif|Y \d+ más)/ }).all()) {
          await more.click();
        }
      },
      only: 'phone',
    },
    { name: 'results-nothing', path: '/recommendations', stored: result(given.nothing) },
    { name: 'results-more-loading', path: '/recommendations', stored: three, api: 'never', act: slowly(moreButton) },
    {
      name: 'results-more',
      path: '/recommendations',
      stored: three,
      api: { status: 200, body: given.more },
      act: moreButton,
    },
    {
      name: 'results-no-more',
      path: '/recommendations',
      stored: three,
      api: { status: 200, body: { computers: [], message: 'No hay más' } },
      act: moreButton,
    },
    {
      name: 'results-expired',
      path: '/recommendations',
      stored: { recommendations: { ...given.three, timestamp: 0 } },
    },
    { name: 'login', path: '/', accounts: {}, act: openLogin, windowOnly: true },
    { name: 'login-not-configured', path: '/contact', act: continueWithGoogle, windowOnly: true },
    { name: 'login-waiting', path: '/', accounts: {}, act: continueWithGoogle, windowOnly: true },
    { name: 'login-failed', path: '/', accounts: { refusing: true }, act: continueWithGoogle, windowOnly: true },
    {
      name: 'login-needed',
      path: '/recommendations',
      accounts: {},
      stored: three,
      act: press(/^Guardar/),
      windowOnly: true,
    },
    { name: 'avatar-menu', path: '/', accounts: signedIn, act: press(/^Menú de/), windowOnly: true },
    { name: 'comparison', path: comparison, api: { status: 200, body: { laptops: compared } } },
    { name: 'comparison-failed', path: comparison, api: refused },
    { name: 'comparison-empty', path: '/comparar' },
    { name: 'favorites-signed-out', path: '/favorites' },
    { name: 'favorites-loading', path: '/favorites', accounts: { signedIn: true, waiting: true }, act: slowly() },
    { name: 'favorites-empty', path: '/favorites', accounts: { signedIn: true } },
    { name: 'favorites', path: '/favorites', accounts: signedIn },
    { name: 'favorites-one', path: '/favorites', accounts: { signedIn: true, favorites: favorites.slice(0, 1) } },
    { name: 'favorites-today', path: '/favorites', ...keptFavorites(favorites), act: slowly() },
    {
      name: 'favorites-noting',
      path: '/favorites?orden=precio',
      ...keptFavorites(favorites),
      act: press(/^(Añadir|Editar) nota/),
    },
    {
      name: 'favorites-many',
      path: '/favorites?orden=nombre',
      accounts: {
        signedIn: true,
        favorites: manyFavorites(favorites),
      },
      api: refused,
    },
    {
      name: 'favorites-comparing',
      path: '/favorites',
      accounts: signedIn,
      act: async (page) => {
        for (const index of [0, 1])
          await page
            .getByRole('checkbox', { name: /^Comparar/ })
            .nth(index)
            .check();
      },
      windowOnly: true,
    },
    { name: 'favorites-failed', path: '/favorites', accounts: { signedIn: true, failing: true } },
    { name: 'favorites-offline', path: '/favorites', accounts: signedIn, act: goOffline },
    {
      name: 'results-favorite-saved',
      path: '/recommendations',
      accounts: { signedIn: true },
      stored: three,
      act: press(/^Guardar/),
      windowOnly: true,
    },
    { name: 'profile', path: '/profile', accounts: signedIn },
    { name: 'profile-loading', path: '/profile', accounts: { signedIn: true, waiting: true }, act: slowly() },
    { name: 'profile-failed', path: '/profile', accounts: { signedIn: true, failing: true } },
    { name: 'profile-edit', path: '/profile', accounts: signedIn, act: press('Editar perfil') },
    {
      name: 'profile-saved',
      path: '/profile',
      accounts: signedIn,
      act: async (page) => {
        await press('Editar perfil')(page);
        await press('Guardar cambios')(page);
      },
      windowOnly: true,
    },
    { name: 'profile-offline', path: '/profile', accounts: signedIn, act: goOffline },
    {
      name: 'profile-delete',
      path: '/profile',
      accounts: signedIn,
      act: press('Eliminar mi cuenta'),
      windowOnly: true,
    },
    { name: 'saved', path: '/recommendations/saved', accounts: signedIn },
    {
      name: 'saved-expanded',
      path: '/recommendations/saved',
      accounts: signedIn,
      act: press('Ver todos los criterios'),
    },
    {
      name: 'saved-detail',
      path: '/recommendations/saved',
      accounts: signedIn,
      act: press(/^Ver detalles/),
      windowOnly: true,
    },
    { name: 'saved-empty', path: '/recommendations/saved', accounts: { signedIn: true } },
    {
      name: 'saved-loading',
      path: '/recommendations/saved',
      accounts: { signedIn: true, waiting: true },
      act: slowly(),
    },
    { name: 'saved-failed', path: '/recommendations/saved', accounts: { signedIn: true, failing: true } },
    { name: 'saved-offline', path: '/recommendations/saved', accounts: signedIn, act: goOffline },
    { name: 'saved-signed-out', path: '/recommendations/saved', stored: remembered },
    { name: 'contact', path: '/contact' },
    { name: 'contact-sending', path: '/contact', api: 'never', act: writeMessage },
    { name: 'contact-sent', path: '/contact', api: { status: 200, body: {} }, act: writeMessage },
    { name: 'contact-failed', path: '/contact', api: refused, act: writeMessage },
    { name: 'blog', path: '/blog' },
    { name: 'article', path: '/blog/que-ordenador-comprar-2025' },
    {
      name: 'article-details-open',
      path: '/blog/que-ordenador-comprar-2025',
      act: (page) => page.getByText('Ver más detalles').first().click(),
    },
    { name: 'privacy', path: '/privacy' },
    { name: 'terms', path: '/terms' },
    { name: 'not-found', path: '/404' },
    { name: 'offline', path: '/contact', act: goOffline, windowOnly: true },
    { name: 'form-offline', path: '/form', stored: { formState: FILLED }, act: goOffline, windowOnly: true },
    { name: 'crash', path: '/recommendations', stored: three, act: crash },
  ];
}
