import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMemoryAccounts } from '#bench/memory/accounts.ts';
import { createMemorySession } from '#bench/memory/session.ts';
import type { LoadedProfile } from '#src/services/profiles.ts';
import { SignInError, type SignInFailure } from '#src/services/session.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { SIGN_IN, WITH_GOOGLE } from '#tests/support/page-texts.ts';
import { createTold } from '#tests/support/watched.ts';
import { openLogin } from './open-account.ts';

test('the login modal says what an account is for, offers Google and links to the legal pages, and the page cannot scroll', async () => {
  const { user, dialog } = await openLogin();
  expect(dialog).toHaveTextContent(/portátiles favoritos.*recomendaciones personalizadas/);
  expect(within(dialog).getByRole('link', { name: /términos/ })).toHaveAttribute('href', '/terms');
  expect(within(dialog).getByRole('link', { name: /privacidad/ })).toHaveAttribute('href', '/privacy');
  await user.tab();
  expect(within(dialog).getByRole('button', { name: WITH_GOOGLE }), 'before the close button').toHaveFocus();
  expect(document.documentElement).toHaveAttribute('data-dialog');
  await user.keyboard('{Escape}');
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
});

const failures: [SignInFailure, string][] = [
  ['popup-closed', 'El inicio de sesión fue cancelado.'],
  ['popup-cancelled', 'Se canceló la solicitud de inicio de sesión.'],
  ['popup-blocked', 'El navegador bloqueó la ventana emergente. Habilítalas e inténtalo de nuevo.'],
  ['offline', 'No se puede iniciar sesión en modo offline'],
  [
    'storage',
    'Tu navegador no abre la base de datos (IndexedDB) en la que guarda tu sesión. Cierra las demás pestañas de este ' +
      'sitio, o el navegador entero, y vuelve a abrirlo.',
  ],
  ['other', 'Error al iniciar sesión. Por favor, inténtalo de nuevo.'],
];

test.each(failures)(
  'the login modal covers the page while signing in, then says why it failed: %s',
  async (why, words) => {
    const { user, session, dialog } = await openLogin();
    const { promise, reject } = Promise.withResolvers<never>();
    session.signInWithRedirect = () => promise;
    const button = within(dialog).getByRole('button', { name: WITH_GOOGLE });
    await user.click(button);
    expect(within(dialog).getByText('Iniciando sesión con Google').tagName).toBe('OUTPUT');
    expect(button).toHaveProperty('disabled', true);
    reject(new SignInError(why, 'algo'));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(words);
    expect(button).toHaveProperty('disabled', false);
  },
);

test('databases that hang are told where an account is needed, and nowhere else', async () => {
  const failure = new SignInError('storage', 'x');
  const session = createMemorySession({ status: 'signed-out', failure });
  const { unmount } = await renderApp('/contact', { session });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  localStorage.setItem('user', JSON.stringify({ uid: ANA.uid, email: null, displayName: null }));
  for (const path of ['/favorites', '/recommendations/saved', '/profile']) {
    const page = await renderApp(path, { session });
    const told = await screen.findAllByText(/^Tu navegador no abre la base de datos/);
    expect(told).toHaveLength(1);
    page.unmount();
  }
});

test('a site without accounts configured says so', async () => {
  const { user } = await renderApp('/contact-us');
  await user.click(screen.getByRole('button', { name: SIGN_IN }));
  await user.click(await screen.findByRole('button', { name: WITH_GOOGLE }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no están configuradas en este sitio/);
});

const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('the header of a signed-in user links to favorites and has a menu that a click outside, Esc and a selection close', async () => {
  const { user } = await renderApp('/contact-us', { session: sessionOf(ANA) });
  const menu = await screen.findByRole('button', { name: 'Menú de Ana' });
  await user.click(menu);
  expect(['Favoritos', 'Mi Perfil', 'Mis Favoritos', 'Mis Recomendaciones'].map(addressOf)).toEqual([
    '/favorites',
    '/profile',
    '/favorites',
    '/recommendations/saved',
  ]);
  await user.click(screen.getByRole('main'));
  expect(addressOf('Mi Perfil')).toBeUndefined();
  await user.click(menu);
  await user.keyboard('{Escape}');
  expect(addressOf('Mi Perfil')).toBeUndefined();
  expect(menu).toHaveFocus();
  await user.click(menu);
  await user.click(screen.getByRole('link', { name: 'Mis Favoritos' }));
  await expect.poll(currentAddress).toBe('/favorites');
  expect(addressOf('Mis Favoritos')).toBeUndefined();
});

test('the header of a signed-in user signs out from its menu, and says when that fails', async () => {
  const session = sessionOf(ANA);
  const profile = createTold<LoadedProfile>(({ fail }) => fail(new Error('x')));
  const profiles = { ...createMemoryAccounts().profiles, of: profile.of };
  const { user } = await renderApp('/profile', { session, profiles });
  await screen.findByRole('alert');
  const signOut = async () => {
    await user.click(await screen.findByRole('button', { name: 'Menú de Ana' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  };
  vi.spyOn(session, 'signOut').mockRejectedValueOnce(new Error('x'));
  await signOut();
  expect(await screen.findByText(/^Error al cerrar sesión/)).toHaveTextContent('inténtalo de nuevo');
  expect(screen.queryByRole('button', { name: 'Cerrar sesión' }), 'the menu has closed').toBeNull();
  await signOut();
  await expect.poll(currentAddress).toBe('/');
  expect(screen.getByRole('button', { name: SIGN_IN })).toHaveProperty('disabled', false);
});

test('the header shows the last user until the provider answers, and why a redirect failed', async () => {
  const expected = { uid: 'ana', email: null, displayName: 'Ana' };
  const session = createMemorySession({ status: 'unknown', expected });
  await renderApp('/contact-us', { session });
  expect(await screen.findByRole('button', { name: 'Menú de Ana' })).not.toBeNull();
  session.set({ status: 'signed-out', failure: new SignInError('popup-closed', 'x') });
  await screen.findByRole('button', { name: SIGN_IN, hidden: true });
  expect((await screen.findByRole('alert')).textContent).toBe('El inicio de sesión fue cancelado.');
});

test('the login page is the home page with the modal open, and leads back to where the visitor came from', async () => {
  const session = createMemorySession();
  const { unmount } = await renderApp('/profile', { session });
  await screen.findByRole('dialog', { name: SIGN_IN });
  const address = currentAddress();
  expect(address).toMatch(/^\/login\b/);
  unmount();
  // As after a redirect to the provider, which comes back to the same address.
  session.set({ status: 'unknown', expected: null });
  await renderApp(address, { session });
  session.set({ status: 'signed-in', user: ANA });
  await screen.findByRole('heading', { level: 1, name: 'Mi Perfil' });
  expect(currentAddress()).toBe('/profile');
});

test('the login page leads home when it was opened directly, also after an earlier sign-in was cancelled', async () => {
  const session = createMemorySession();
  const { user, unmount } = await renderApp('/profile', { session });
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  await expect.poll(currentAddress).toBe('/');
  unmount();
  await renderApp('/login', { session });
  session.set({ status: 'signed-in', user: ANA });
  await expect.poll(currentAddress).toBe('/');
});

test('the page that the provider redirects to says what happens and leads home after half a second', async () => {
  vi.useFakeTimers();
  await renderApp('/__/auth/handler');
  expect(screen.getByText('Completando autenticación...').closest('.appears-late')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(currentAddress()).toBe('/__/auth/handler');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(currentAddress()).toBe('/');
});
