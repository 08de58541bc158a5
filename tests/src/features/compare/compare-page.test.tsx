import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nameWithoutDetails } from '#contract/laptop-name.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { encodeBeside, encodeRead } from '#src/lib/read-code.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { READ } from '#tests/support/advert.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { respondOnceTo, respondTo, restoreApi } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { advisor } from '#tests/support/test-app.ts';
import { cells, row, table } from './open-comparison.ts';

const CALL = '/api/laptops';
const AIR = 'apple-macbook-air-13-m4-16-256-2560-macos';
const AIR_24 = 'apple-macbook-air-13-m4-24-512-2560-macos';
const ZENBOOK = 'asus-zenbook-s-14-oled-ux5406sa-qj501w';
const LEGION = 'lenovo-legion-slim-5-16ahp9-ryzen-7-8845hs-rtx-4060-16-512-2560-windows';
const CYBORG = 'msi-cyborg-15-b13wfkg-687xes';
const ASPIRE = 'acer-aspire-lite-14-al14-52m-i5-1334u-16-512-1920-windows';

const nameOf = (id: string): string => advisor.laptop(id)?.name ?? '';
/** As a column says it, unless another column has the same model. */
const modelOf = (id: string): string => nameWithoutDetails(nameOf(id));

const open = (ids: string, services = {}) => renderApp(`/comparar?ids=${ids}`, services);
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('abbr'));

test('the comparison shows the laptops of its address in their order, with the facts of the API', async () => {
  await open([ZENBOOK, AIR, LEGION].join(','));
  expect(await columns()).toEqual([ZENBOOK, AIR, LEGION].map(modelOf));
  expect(await cells('Memoria')).toEqual(
    [ZENBOOK, AIR, LEGION].map((id) => expect.stringContaining(`${advisor.laptop(id)?.facts.ramGb}\u00A0GB`)),
  );
  expect((await cells('Batería'))[1]).toMatch(/^≈\s15\sh, ±\s1/);
  const air = advisor.laptop(AIR);
  const price = new RegExp(`^(≈\\s)?${air?.price}\\s€.*${air?.facts.priceBasis}`);
  expect((await cells('Precio'))[1]).toMatch(price);
  expect(screen.getAllByRole('link', { name: /^Ver en Amazon \S/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: `Guardar ${nameOf(AIR)} en favoritos` })).toBeInTheDocument();
  expect(document.title).toMatch(/^Comparar portátiles/);
  await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'));
});

test('the comparison has the laptop of an advert beside three others, for a visitor and who gets the link', async () => {
  const read = { ...READ, os: 'none' as const, refreshHz: 144 };
  const code = encodeAnswers(answers);
  const beside = encodeBeside(code, { read, day: '2026-11-20' });
  const { user } = await open(`${[ZENBOOK, AIR, LEGION, ASPIRE].join(',')}#${beside}`);
  expect(await columns()).toEqual([`${READ.brand} ${READ.model}`, ...[ZENBOOK, AIR, LEGION].map(modelOf)]);
  const [head] = within(await table()).getAllByRole('columnheader');
  expect(head).toHaveTextContent('Leído de un anuncio el 20 de noviembre de 2026');
  expect(head?.querySelector('a')).toHaveAttribute('href', `/visto#${encodeRead(read)}`);
  expect((await cells('Precio'))[0]).toContain('844\u00A0€699\u00A0€ + 145\u00A0€ de Windows');
  expect((await cells('Refresco'))[0]).toContain('144\u00A0Hz');
  expect((await cells('Lo que sabemos'))[0]).toBe('Teclado sin confirmarSin Windows');
  expect((await cells('Para ti'))[0]).not.toBe('sin dato');
  expect(screen.queryByText('Se comparan 4 a la vez: queda 1 fuera.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Quitar ${modelOf(LEGION)} de la comparación` }));
  await expect.poll(currentAddress).toBe(`/comparar?ids=${ZENBOOK},${AIR}#${beside}`);
  await user.click(screen.getByRole('button', { name: /^Quitar HP Victus/ }));
  await expect.poll(currentAddress).toBe(`/comparar?ids=${ZENBOOK},${AIR}#${code}`);
});

test('the comparison says in words which are better, nothing where all are the same, and hides that on request', async () => {
  const { user } = await open([AIR, AIR_24].join(','));
  expect(await columns()).toEqual([AIR, AIR_24].map(nameOf));
  expect(await cells('Memoria')).toEqual(['16\u00A0GB', '24\u00A0GBMás memoria']);
  expect((await cells('Precio'))[0]).toContain('Más barato');
  expect((await cells('Peso')).join()).not.toContain('Más ligero');
  await user.click(screen.getByRole('checkbox', { name: 'Solo las diferencias' }));
  expect(screen.queryByText('Solo se ven las diferencias.')).toBeInTheDocument();
  expect(within(await table()).queryByRole('rowheader', { name: 'Peso' })).not.toBeInTheDocument();
  for (const label of ['Precio', 'Memoria', 'Comprar']) expect(await row(label)).not.toBeNull();
});

test('the comparison marks what is only probable, as the specs do', async () => {
  const id = 'acer-swift-16-ai-sf16-51-754e';
  expect(advisor.laptop(id)?.specs).toEqual(
    expect.arrayContaining(['Pantalla: 16″ · 2880 × 1800 · 120 Hz probable · OLED', 'Peso: ≈ 1,53 kg']),
  );
  await open([id, AIR].join(','));
  const [screenOf, rate, weight] = await Promise.all(['Resolución', 'Refresco', 'Peso'].map(cells));
  expect(screenOf?.[0]).toMatch(/^2880\s×\s1800(?! probable)/);
  expect(rate?.[0]).toMatch(/^120\sHz probable/);
  expect(weight?.map((text) => text?.slice(0, 2))).toEqual(['≈\u00A0', '1,']);
});

test('the comparison has panel, colour and brightness without answers, of another unit if so', async () => {
  await open([CYBORG, AIR].join(','));
  expect(await cells('Tipo de pantalla')).toEqual(['IPS probable', 'IPS']);
  const [measured, stated] = await cells('Color');
  expect(measured).toMatch(/^≈\s65\s% de sRGB, medido en otra unidad$/);
  expect(stated).toMatch(/^100\s% de P3, según la marca$/);
  expect(await cells('Brillo')).toEqual(['sin dato', '500\u00A0nits']);
});

test('the comparison names in one row what is known of none, and has no empty cells', async () => {
  await open(['hp-14-hc0000ns', 'hp-omnibook-3-14-ht0001nsx'].join(','));
  expect(await cells('Sin dato')).toEqual(['Refresco, Color, Brillo, Peso, Batería']);
  expect(within(await table()).queryByRole('rowheader', { name: 'Peso' })).not.toBeInTheDocument();
  expect(within(await table()).queryByText('—')).not.toBeInTheDocument();
  expect((await cells('Resolución'))[1]).toBe('sin dato');
});

test('the comparison takes a laptop out of the table and of the address, and asks for two again', async () => {
  const { user } = await open([AIR, LEGION].join(','));
  await user.click(await screen.findByRole('button', { name: `Quitar ${modelOf(LEGION)} de la comparación` }));
  expect(currentAddress()).toBe(`/comparar?ids=${AIR}`);
  expect(await columns()).toEqual([modelOf(AIR)]);
  expect(document.activeElement?.textContent).toBe('Comparar portátiles');
  expect(screen.queryByRole('heading', { name: 'Elige al menos dos portátiles' })).toBeInTheDocument();
  expect(screen.queryByText(`${nameOf(LEGION)} ya no se compara.`)).toBeInTheDocument();
});

test('the comparison is shared with the answers that it is by', async () => {
  localStorage.setItem('userPreferences', JSON.stringify({ ...answers, timestamp: 0 }));
  const { user } = await open([AIR, LEGION].join(','));
  await user.click(await screen.findByRole('button', { name: 'Compartir' }));
  await screen.findByText('Enlace copiado');
  expect(await navigator.clipboard.readText()).toBe(
    `http://localhost:4173/comparar?ids=${AIR},${LEGION}#${encodeAnswers(answers)}`,
  );
});

test('the comparison names what is not in the catalogue, and counts what is too many', async () => {
  await open(['nada', AIR, ZENBOOK, LEGION, ASPIRE, AIR_24].join(','));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No está en el catálogo: «nada». Se comparan 4 a la vez: quedan 2 fuera.',
  );
  expect(await columns()).toHaveLength(3);
});

// compare-rows.test.ts reads thousands of addresses.
test.each(['', `?ids=${'x'.repeat(50_000)},%00,%ff,<b>`])(
  'a comparison of nothing asks for some: %#',
  async (search) => {
    await renderApp(`/comparar${search}`);
    await screen.findByRole('heading', { name: 'Elige al menos dos portátiles' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir a mis favoritos' })).toHaveAttribute('href', '/favorites');
  },
);

test('a failed comparison can be asked again; its button keeps the focus until the title has it', async () => {
  respondTo(CALL, () => new Response('nada', { status: 429 }));
  const { user } = await open([AIR, LEGION].join(','));
  const notice = within(await screen.findByRole('alert'));
  expect(notice.queryByText('No se ha podido cargar la comparación', { exact: false })).toBeInTheDocument();
  const retry = notice.getByRole('button', { name: 'Reintentar' });
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'false'));
  expect(retry).toHaveFocus();
  restoreApi();
  await user.click(retry);
  expect(await columns()).toEqual([AIR, LEGION].map(modelOf));
  expect(document.activeElement?.textContent).toBe('Comparar portátiles');
});

test('a failed comparison loads by itself when the connection is back before the page listens for it', async () => {
  const connectivity = createMemoryConnectivity();
  connectivity.set(false);
  respondOnceTo(CALL, () => Response.error());
  const subscribe: typeof connectivity.subscribe = (listener) => {
    if (screen.queryByRole('heading', { name: 'Sin conexión' })) connectivity.set(true);
    return connectivity.subscribe(listener);
  };
  await open([AIR, LEGION].join(','), { connectivity: { ...connectivity, subscribe } });
  expect(await columns()).toHaveLength(2);
});
