import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondTo } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { answers } from '#tests/support/laptops.ts';
import { FORM_NAME, SIGN_IN } from '#tests/support/page-texts.ts';

const OFFICE = answers({ budget: 700 });

const menuButton = () => screen.getByRole('button', { name: 'Menú' });

const back = () => screen.queryByRole('link', { name: /^Tu resultado/ });

async function openMenu() {
  const { user } = await renderApp('/404');
  await user.click(menuButton());
  expect(isOpen()).toBe(true);
  return user;
}

const isOpen = () => menuButton().getAttribute('aria-expanded') === 'true';

test('the header has links in this order, a button to sign in, a menu that is closed, and a logo that links home', async () => {
  const { user } = await renderApp('/404');
  const banner = within(screen.getByRole('banner'));
  const navigation = within(screen.getByRole('navigation', { name: 'Principal' }));
  expect(navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Inicio', '/'],
    ['Portátiles', '/portatiles'],
    ['Blog', '/blog'],
    ['Contacto', '/contact'],
    [FORM_NAME, '/form'],
  ]);
  expect(banner.queryByRole('button', { name: SIGN_IN })).toBeInTheDocument();
  expect(isOpen()).toBe(false);
  expect(menuButton()).toHaveAttribute('aria-controls', navigation.getByRole('list').id);
  await user.click(banner.getByRole('link', { name: /^Atinado/ }));
  await expect.poll(currentAddress).toBe('/');
  expect((await screen.findByRole('link', { current: 'page' })).textContent).toBe('Inicio');
});

test('the way back to one’s own result is on every page while the answers are stored, and asks them again', async () => {
  localStorage.setItem('userPreferences', JSON.stringify({ ...OFFICE, timestamp: 0 }));
  const { user } = await renderApp('/404');
  await expect.poll(() => back()?.textContent).toBe('Tu resultado · 700\u00A0€');
  await user.click(screen.getByRole('link', { name: /^Tu resultado/ }));
  await screen.findByRole('heading', { name: /^Tus recomendaciones/ });
  await expect.poll(currentAddress).toBe('/recommendations');
  expect(back()).toBeNull();
  const { userInput } = JSON.parse(localStorage.getItem('recommendations') ?? '{}');
  expect(userInput).toMatchObject({ budget: 700, purposes: ['office'] });
});

test('the search for a model leads to its page from every page, and on to the field for adverts', async () => {
  respondTo('/data/portatil/*', () => new Response('', { status: 500 }));
  const { user } = await renderApp('/404');
  const openSearch = () => user.click(screen.getByRole('button', { name: 'Buscar un modelo' }));
  await openSearch();
  await user.click(await screen.findByRole('link', { name: '¿No está? Pega su anuncio' }));
  await screen.findByRole('heading', { level: 1, name: '¿Lo has visto en una tienda?' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

  await openSearch();
  const dialog = await screen.findByRole('dialog', { name: 'Buscar un modelo' });
  await user.type(within(dialog).getByRole('combobox'), 'macbook air');
  await user.click((await within(dialog).findAllByRole('option'))[0] ?? dialog);
  await expect.poll(currentAddress).toMatch(/^\/portatil\/apple-macbook-air/);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('the menu of small screens is reached in the order in which it is drawn, and opens with the focus on its first link', async () => {
  const user = await openMenu();
  expect(screen.getByRole('link', { name: 'Inicio' })).toHaveFocus();
  within(screen.getByRole('banner')).getByRole('link', { name: FORM_NAME }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: SIGN_IN })).toHaveFocus();
  await user.tab();
  expect(menuButton()).toHaveFocus();
});

test('the menu of small screens closes on a second press, on Esc, which restores the focus, and on a click outside', async () => {
  const user = await openMenu();
  await user.click(menuButton());
  expect(isOpen()).toBe(false);
  await user.click(menuButton());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(menuButton()).toHaveFocus();
  await user.click(menuButton());
  await user.click(screen.getByRole('navigation', { name: 'Principal' }));
  expect(isOpen(), 'a click inside').toBe(true);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(isOpen()).toBe(false);
});

test('the menu of small screens closes on a link by keyboard, and on a click on a link to the current page', async () => {
  const user = await openMenu();
  within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' }).focus();
  await user.keyboard('{Enter}');
  await expect.poll(currentAddress).toBe('/');
  await expect.poll(isOpen).toBe(false);
  await user.click(menuButton());
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  expect(isOpen()).toBe(false);
});
