import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryAccounts } from '#bench/memory/accounts.ts';
import { createMemorySession } from '#bench/memory/session.ts';
import type { LoadedProfile } from '#src/services/profiles.ts';
import { SignInError, type SignInFailure } from '#src/services/session.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { createTold } from '#tests/support/watched.ts';

async function openLogin(path = '/contact-us') {
  const session = createMemorySession();
  const { user } = await renderApp(path, { session });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Iniciar sesión' }));
  const dialog = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  return { user, session, dialog };
}

async function openMenu() {
  const session = sessionOf(ANA);
  const { user } = await renderApp('/contact-us', { session });
  await user.click(await screen.findByRole('button', { name: 'Menú de Ana' }));
  return user;
}

describe('the login modal', () => {
  test('says what an account is for, offers Google and links to both legal pages', async () => {
    const { dialog } = await openLogin();
    expect(dialog.textContent).toMatch(/portátiles favoritos.*recomendaciones personalizadas/);
    expect(within(dialog).queryByRole('button', { name: 'Continuar con Google' })).not.toBeNull();
    expect(
      within(dialog)
        .getByRole('link', { name: /términos/ })
        .getAttribute('href'),
    ).toBe('/terms');
    expect(
      within(dialog)
        .getByRole('link', { name: /privacidad/ })
        .getAttribute('href'),
    ).toBe('/privacy');
  });

  test('while signing in, covers the page and disables the button', async () => {
    const { user, session, dialog } = await openLogin();
    session.signInWithRedirect = () => new Promise(() => undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Continuar con Google' }));
    expect(screen.queryByRole('dialog', { name: 'Iniciando sesión con Google' })).not.toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Continuar con Google', hidden: true })).toHaveProperty(
      'disabled',
      true,
    );
  });
});

describe('when signing in fails', () => {
  const failures: [SignInFailure, string][] = [
    ['popup-closed', 'El inicio de sesión fue cancelado.'],
    ['popup-cancelled', 'Se canceló la solicitud de inicio de sesión.'],
    ['popup-blocked', 'El navegador bloqueó la ventana emergente. Habilítalas e inténtalo de nuevo.'],
    ['offline', 'No se puede iniciar sesión en modo offline'],
    ['other', 'Error al iniciar sesión. Por favor, inténtalo de nuevo.'],
  ];

  test.each(failures)('%s shows its message in the modal, and enables the button again', async (failure, words) => {
    const { user, session, dialog } = await openLogin();
    session.answerSignIn(new SignInError(failure, 'algo'));
    const button = within(dialog).getByRole('button', { name: 'Continuar con Google' });
    await user.click(button);
    expect((await within(dialog).findByRole('alert')).textContent).toBe(words);
    expect(button).toHaveProperty('disabled', false);
  });

  test('a failed redirect shows the reason', async () => {
    const session = createMemorySession({ status: 'unknown', expected: null });
    await renderApp('/contact-us', { session });
    session.set({ status: 'signed-out', failure: new SignInError('popup-closed', 'x') });
    expect((await screen.findByRole('alert')).textContent).toBe('El inicio de sesión fue cancelado.');
  });

  test('a site without accounts configured says so', async () => {
    const { user } = await renderApp('/contact-us');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await user.click(await screen.findByRole('button', { name: 'Continuar con Google' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/no están configuradas en este sitio/);
  });
});

describe('the header of a signed-in user', () => {
  test('links to the favorites and opens a menu', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'Favoritos' }).getAttribute('href')).toBe('/favorites');
    const links = ['Mi Perfil', 'Mis Favoritos', 'Mis Recomendaciones'];
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/profile',
      '/favorites',
      '/recommendations/saved',
    ]);
  });

  test('closes the menu on a click outside, and restores the focus on Esc', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('main'));
    expect(screen.queryByRole('link', { name: 'Mi Perfil' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menú de Ana' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Mi Perfil' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú de Ana' }));
  });

  test('closes the menu on a selection', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Mis Favoritos' }));
    await expect.poll(currentAddress).toBe('/favorites');
    expect(screen.queryByRole('link', { name: 'Mis Favoritos' })).toBeNull();
  });

  test('signs out from its menu, and says when that fails', async () => {
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
    expect((await screen.findByText(/^Error al cerrar sesión/)).textContent).toContain('inténtalo de nuevo');
    expect(screen.queryByRole('button', { name: 'Cerrar sesión' }), 'the menu has closed').toBeNull();
    await signOut();
    await expect.poll(currentAddress).toBe('/');
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toHaveProperty('disabled', false);
  });

  test('shows the last user until the provider answers', async () => {
    const expected = { uid: 'ana', email: null, displayName: 'Ana' };
    const session = createMemorySession({ status: 'unknown', expected });
    await renderApp('/contact-us', { session });
    expect(await screen.findByRole('button', { name: 'Menú de Ana' })).not.toBeNull();
    session.set({ status: 'signed-out', failure: null });
    await screen.findByRole('button', { name: 'Iniciar sesión' });
  });
});

describe('the login page', () => {
  test('is the home page with the modal open, and leads back to where the visitor came from', async () => {
    const session = createMemorySession();
    const before = await renderApp('/profile', { session });
    await screen.findByRole('dialog', { name: 'Iniciar sesión' });
    // An effect stores it, maybe after the dialog is shown. A redirect to another site runs no cleanup.
    await expect.poll(() => sessionStorage.getItem('loginOrigin')).not.toBeNull();
    const origin = sessionStorage.getItem('loginOrigin') ?? '';
    before.unmount();
    sessionStorage.setItem('loginOrigin', origin);
    session.set({ status: 'unknown', expected: null });
    await renderApp('/login', { session });
    session.set({ status: 'signed-in', user: ANA });
    await screen.findByRole('heading', { level: 1, name: 'Mi Perfil' });
    expect(currentAddress()).toBe('/profile');
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  test('leads home when it was opened directly, also after an earlier sign-in was cancelled', async () => {
    const session = createMemorySession();
    const { user, unmount } = await renderApp('/profile', { session });
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await expect.poll(currentAddress).toBe('/');
    unmount();
    await renderApp('/login', { session });
    session.set({ status: 'signed-in', user: ANA });
    await expect.poll(currentAddress).toBe('/');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '%2F%2Fevil.example',
    '/login?x=/login',
  ])('leads home instead of to %s', async (from) => {
    sessionStorage.setItem('loginOrigin', JSON.stringify(from));
    const session = sessionOf(ANA);
    await renderApp('/login', { session });
    await expect.poll(currentAddress).toBe('/');
  });
});

describe('the page that the provider redirects to', () => {
  test('says what happens and leads home after half a second', async () => {
    vi.useFakeTimers();
    await renderApp('/__/auth/handler');
    expect(screen.getByText('Completando autenticación...').closest('.appears-late')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(currentAddress()).toBe('/__/auth/handler');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(currentAddress()).toBe('/');
  });
});
