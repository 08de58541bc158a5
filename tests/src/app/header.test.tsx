import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';

const menuButton = () => screen.getByRole('button', { name: 'Menú' });

async function openMenu() {
  const { user } = await renderApp('/404');
  await user.click(menuButton());
  expect(isOpen()).toBe(true);
  return user;
}

const isOpen = () => menuButton().getAttribute('aria-expanded') === 'true';

describe('the header', () => {
  test('has a logo with the site’s name that links home', async () => {
    const { user } = await renderApp('/404');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Atinado/ }));
    await expect.poll(currentAddress).toBe('/');
  });

  test('has four links in this order, a button to sign in, and a menu that is closed at first', async () => {
    await renderApp('/404');
    const links = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Inicio', '/'],
      ['Blog', '/blog'],
      ['Contacto', '/contact'],
      ['Asesor de Compra', '/form'],
    ]);
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Iniciar sesión' })).not.toBeNull();
    expect(isOpen()).toBe(false);
    const controlled = document.getElementById(menuButton().getAttribute('aria-controls') ?? '');
    expect(controlled).toBe(screen.getByRole('navigation', { name: 'Principal' }));
  });

  test('marks the current page', async () => {
    await renderApp('/');
    const navigation = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('Inicio');
  });
});

describe('the collapsible menu of small screens', () => {
  test('closes on a click on a link, also to the current page', async () => {
    const { user } = await renderApp('/');
    await user.click(menuButton());
    await user.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(isOpen()).toBe(false);
  });

  test('closes on Esc and restores the focus to its button', async () => {
    const user = await openMenu();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menuButton());
  });

  test('closes on a click outside, not on one inside', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('navigation', { name: 'Principal' }));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(isOpen()).toBe(false);
  });

  test('closes on navigation by keyboard', async () => {
    const user = await openMenu();
    within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' }).focus();
    await user.keyboard('{Enter}');
    await expect.poll(currentAddress).toBe('/');
    await expect.poll(isOpen).toBe(false);
  });
});
