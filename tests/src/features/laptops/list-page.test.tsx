/** `/portatiles` by what a visitor sees, over the laptops of the catalogue. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listPages } from '#build/pages/engine-pages.ts';
import { sourceOf } from '#build/pages/source.ts';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { euros } from '#src/lib/figures.ts';
import { OWNS_WINDOWS } from '#src/services/owns-windows.ts';
import type { Services } from '#src/services/services.tsx';
import { respondOnceTo, respondTo, servePage } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { LISTED, LISTED_TEXT } from './listed.ts';

const pages = listPages(sourceOf({}));
const ALL = LISTED.laptops.length;

beforeEach(() => {
  servePage('/portatiles/pagina-99');
  for (const { path, data } of pages) servePage(path, data);
  respondTo('/data/laptops.json', () => new Response(LISTED_TEXT));
});

/** The page waits for its data. */
async function open(path: string, services: Partial<Services> = {}) {
  let view: Awaited<ReturnType<typeof renderApp>> | undefined;
  await act(async () => {
    view = await renderApp(path, services);
  });
  if (!view) throw new Error('Nothing was rendered');
  return view;
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const filter = (name: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Filtros' })).getByRole('link', { name });

test('says once where a search cannot be loaded, and loads it when the network is back', async () => {
  const connectivity = createMemoryConnectivity(true);
  for (const lost of ['/data/portatiles.json', '/data/laptops.json']) respondTo(lost, () => Response.error());
  await open('/portatiles?q=zenbook', { connectivity });
  await screen.findByText('No se ha podido cargar la búsqueda.', { exact: false });
  expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
  act(() => connectivity.set(false));
  await screen.findByText('Cuando vuelva la conexión, la búsqueda se carga sola.', { exact: false });
  respondTo('/data/laptops.json', () => new Response(LISTED_TEXT));
  act(() => connectivity.set(true));
  await waitFor(() => expect(names()[0]).toMatch(/Zenbook/));
});

test('the list leads on to the field for adverts, with what was searched', async () => {
  const { user } = await open('/portatiles?q=victus+quince');
  await user.click(screen.getByRole('link', { name: 'Pega su anuncio' }));
  const field = await screen.findByRole('textbox', { name: 'El anuncio' });
  await waitFor(() => expect(field).toHaveValue('victus quince'));
});

test('the list adds no Windows if the visitor has it, without a search too', async () => {
  const bare = LISTED.laptops.find(({ licence, os }) => licence > 0 && os === 'none');
  if (!bare) throw new Error('Every laptop has a system');
  const total = euros(bare.price + bare.licence);
  const row = async () => {
    const choice = await screen.findByLabelText(`Comparar ${bare.name}`);
    return choice.closest('li')?.textContent;
  };
  const { unmount } = await open(`/portatiles?q=${encodeURIComponent(bare.name)}`);
  expect(await row()).toContain(`${total}${euros(bare.price)} + ${euros(bare.licence)} de Windows`);
  unmount();
  createBrowserLocalData(() => localStorage).write(OWNS_WINDOWS, true);
  await open('/portatiles');
  await waitFor(() => expect(screen.queryAllByText(/ de Windows$/)).toEqual([]));
  expect(names()).toHaveLength(24);
});

test('the list that cannot be reached says so once, and loads when the network is back', async () => {
  const connectivity = createMemoryConnectivity(false);
  respondOnceTo('/data/portatiles/pagina-3.json', () => Response.error());
  await open('/portatiles/pagina-3', { connectivity });
  await heading('Sin conexión');
  expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
  await act(async () => connectivity.set(true));
  await heading(/página 3 de/);
});

test('the list is the page of the build until somebody searches, which forgives misspelling', async () => {
  const { user } = await open('/portatiles');
  await heading(new RegExp(`^${ALL} portátiles, página 1 de`));
  expect(names()).toHaveLength(24);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('zenbok oled 14');
  const head = await heading(/^\d+ portátiles$/);
  await waitFor(() => expect(names()[0]).toMatch(/Zenbook.*OLED/));
  expect(Number.parseInt(head.textContent ?? '', 10)).toBeLessThan(24);
  await waitFor(() => expect(currentAddress()).toBe('/portatiles?q=zenbok+oled+14'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.clear(screen.getByRole('searchbox'));
  await heading(new RegExp(`^${ALL} portátiles, página 1 de`));
  await waitFor(() => expect(currentAddress()).toBe('/portatiles'));
});

test('the list is filtered by links that say how many there are, and what leads to nothing is no link', async () => {
  const { user } = await open('/portatiles');
  await heading(new RegExp(`^${ALL} portátiles, página 1 de`));
  const apples = filter(/^Apple/);
  const [, count] = /(\d+)$/.exec(apples.textContent ?? '') ?? [];
  await user.click(apples);
  expect(await heading(new RegExp(`^${count} portátiles`))).not.toBeNull();
  expect(currentAddress()).toBe('/portatiles?marca=apple');
  expect(filter(/^Apple/)).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('link', { name: /^Windows/ })).not.toBeInTheDocument();
  expect(screen.getByText('Windows').parentElement?.textContent).toBe('Windows 0');
  await user.click(screen.getByRole('link', { name: 'Más ligero' }));
  expect(await screen.findByText(`${count} portátiles, Más ligero`)).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Quitar Apple' }));
  expect(screen.getByRole('heading', { level: 2, name: /^\d+ portátiles/ })).toHaveFocus();
  await waitFor(() => expect(currentAddress()).toBe('/portatiles?orden=peso'));
});

test('the list that is empty names the filter without which most is found', async () => {
  const { user } = await open('/portatiles?marca=apple&peso=1&ram=16');
  await heading('Ningún portátil cumple todo eso');
  const help = await screen.findByRole('link', { name: /^Quitar «peso hasta 1/ });
  const [, count] = /hay (\d+)\./.exec(screen.getByText(/^Sin «peso hasta 1.kg» hay/).textContent ?? '') ?? [];
  await user.click(help);
  expect(await heading(new RegExp(`^${count} portátiles`))).not.toBeNull();
});

test('the list says what to do where a search finds nothing', async () => {
  const { user } = await open('/portatiles?q=zzzz');
  await heading('Ningún portátil cumple todo eso');
  expect(screen.queryByText(/^Prueba con menos palabras/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Que el asesor elija por ti' })).toHaveAttribute('href', '/form');
  await user.click(screen.getByRole('link', { name: 'Ver todos' }));
  await heading(new RegExp(`^${ALL} portátiles`));
});

test('the list says what was relaxed, and compares up to four', async () => {
  const { user } = await open('/portatiles?q=zenbook+oled+inventado');
  await screen.findByText('Nada coincide con todo; esto se acerca.');
  expect(names()[0]).toMatch(/Zenbook/);
  const boxes = screen.getAllByRole('checkbox', { name: /^Comparar / }).slice(0, 5);
  for (const box of boxes) await user.click(box);
  expect(boxes.map((box) => box instanceof HTMLInputElement && box.checked)).toEqual([true, true, true, true, false]);
  const [beside, inBar] = await screen.findAllByRole('link', { name: 'Comparar (4)' });
  expect(inBar).toHaveAttribute('href', expect.stringMatching(/^\/comparar\?ids=/));
  boxes[3]?.focus();
  await user.tab();
  expect(beside).toHaveFocus();
});

// list-state.test.ts reads thousands.
test('an address that nobody meant shows a page, and leaves the focus alone', async () => {
  await open(
    `/portatiles?q=%E0%A4%A&marca=<script>,${'a'.repeat(3000)}&pagina=-1&orden=__proto__&toString=%&ram=\0,,'`,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Todos los portátiles');
  expect(await screen.findAllByRole('heading', { level: 2, name: /portátil/ })).not.toHaveLength(0);
  expect(document.activeElement).toBe(document.body);
});

test('there is no page beyond the last, which is said', async () => {
  await open('/portatiles/pagina-99');
  expect(await heading('Esa página no existe')).not.toBeNull();
});
