import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SITE } from '#src/config/site.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { renderApp, currentAddress } from '#tests/support/render-app.tsx';
import { servePage } from '#tests/support/api-server.ts';

const PATH = '/blog/que-ordenador-comprar-2025';
const TITLE = 'Qué ordenador comprar en 2025: guía para acertar';

const cards = () => ({
  openers: screen.getAllByText(/^Ver (más detalles|menos)$/).map((opener) => opener.textContent),
  lastIsOpen: screen.getByText(/las pantallas son correctas/).closest('details')?.open,
});

test('an article has a breadcrumb, date, category, a picture with a caption, and a way to the questionnaire', async () => {
  await renderApp(PATH);
  const steps = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
  expect(steps.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  expect(steps.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  expect(steps.getByText(TITLE).closest('li')?.ariaCurrent).toBe('page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TITLE);
  expect(screen.queryByText('9 de abril de 2025')).toBeInTheDocument();
  expect(screen.queryByText('Guías de compra')).toBeInTheDocument();
  const figure = within(screen.getByRole('figure'));
  expect(figure.queryByRole('img', { name: /^Tres portátiles/ })).toBeInTheDocument();
  expect(figure.queryByText(/^Tres peldaños de precio/)).toBeInTheDocument();
  const call = screen.getByRole('link', { name: 'Encuentra el tuyo en menos de dos minutos' });
  expect(call).toHaveAttribute('href', '/form');
});

test('an article has a table of contents that links to each section, and can be shared on three networks with its address', async () => {
  await renderApp(PATH);
  const contents = within(screen.getByRole('navigation', { name: 'En esta guía' }));
  const links = contents.getAllByRole('link');
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const heading = document.querySelector(link.getAttribute('href') ?? '');
    expect(heading?.textContent).toBe(link.textContent);
  }
  for (const network of ['X', 'Facebook', 'LinkedIn']) {
    const link = screen.getByRole('link', { name: `Compartir en ${network}` });
    expect([...new URL(link.getAttribute('href') ?? '').searchParams.values()]).toContain(SITE.url + PATH);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('an article «Ver más detalles» opens the details of every card, «Ver menos» closes them all', async () => {
  const { user } = await renderApp(PATH);
  const press = (name: string, at: number) => user.click(screen.getAllByRole('button', { name })[at] ?? document.body);
  const closed = { openers: ['Ver más detalles', 'Ver más detalles', 'Ver más detalles'], lastIsOpen: false };
  expect(cards()).toEqual(closed);
  await press('Ver más detalles', 0);
  await expect.poll(cards).toEqual({ openers: ['Ver menos', 'Ver menos', 'Ver menos'], lastIsOpen: true });
  await press('Ver menos', 1);
  await expect.poll(cards).toEqual(closed);
});

test('the guide of 2025 gives a budget for each kind of buyer, calls to the form, and names only laptops of the catalogue', async () => {
  await renderApp(PATH);
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent.replaceAll('\u00A0', ' '));
  for (const range of ['500–800 €', '700–1400 €', '800–1800 €', '1000–4000 €', '1800–4500 €'])
    expect(cells).toContain(range);
  const links = within(screen.getByRole('article')).getAllByRole('link');
  expect(links.filter((link) => link.getAttribute('href') === '/form').length).toBeGreaterThanOrEqual(3);
  const known = CATALOGUE.laptops.map(({ brand, model }) => `${brand} ${model}`);
  const named = [...document.querySelectorAll('details li > strong')].map(({ textContent }) => textContent);
  expect(named).toHaveLength(12);
  expect(named.filter((name) => !known.some((laptop) => laptop.startsWith(name)))).toEqual([]);
  const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(steps).toContain('Menos de 750\u00A0€: suficiente, si sabes qué mirar');
});

test('the blog shows each article as a card: image, category, date, title, and excerpt, which opens it', async () => {
  const { user } = await renderApp('/blog');
  const card = within(screen.getByRole('article'));
  expect(card.queryByRole('heading', { name: TITLE })).toBeInTheDocument();
  expect(card.getByRole('img')).toHaveAttribute('width', '1600');
  expect(card.queryByText('Guías de compra')).toBeInTheDocument();
  expect(card.getByText('9 de abril de 2025')).toHaveAttribute('datetime', '2025-04-09');
  expect(card.queryByText('12 min de lectura')).toBeInTheDocument();
  expect(card.queryByText(/^Cuánto gastar según para qué lo quieres/)).toBeInTheDocument();
  await user.click(card.getByRole('img'));
  await screen.findByRole('heading', { level: 1, name: TITLE });
  expect(currentAddress()).toBe('/blog/que-ordenador-comprar-2025');
});

test('the blog lists a guide for each use and budget, which its link is current for', async () => {
  const { user } = await renderApp('/blog');
  const play = within(screen.getByRole('region', { name: 'juegos actuales' }));
  expect(play.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [500, 700, 1000, 1500, 2000].map((budget) => `/guias/juegos-${budget}`),
  );
  servePage('/guias/juegos-700');
  await user.click(play.getByRole('link', { name: /^700/ }));
  await expect.poll(currentAddress).toBe('/guias/juegos-700');
  const navigation = within(screen.getByRole('navigation', { name: 'Principal' }));
  expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('Blog');
});
