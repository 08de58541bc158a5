import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Laptop } from '#catalogue/laptop.ts';
import type { LaptopData, LaptopPage } from '#contract/pages/laptop-page.ts';
import { laptop } from '#tests/support/laptops.ts';
import { productOf } from '#src/features/laptops/page/laptop-content.tsx';
import { renderApp } from '#tests/support/render-app.tsx';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { openLaptop, pageOf, pagesOf } from './laptop-pages.ts';
import { servePage } from '#tests/support/api-server.ts';

const open = (id: string) => openLaptop(pageOf(id));

test('the page of a laptop has its name, whether it is a good purchase and its price with place and date', async () => {
  await open('uno');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marca Uno');
  const purchase = screen.getByRole('region', { name: '¿Es buena compra?' });
  expect(plain(purchase.textContent)).toContain(pageOf('uno').purchase.answer);
  const [con = ''] = pageOf('uno').cons;
  expect(plain(within(purchase).getByText('Pero:').parentElement?.textContent ?? '')).toBe(
    `Pero: ${con.charAt(0).toLowerCase()}${con.slice(1)}`,
  );
  // Told once on the page.
  expect(screen.queryByText(con)).not.toBeInTheDocument();
  const price = screen.getByText('900 €').closest('div')?.parentElement?.nextElementSibling;
  expect(price).toHaveTextContent(/una tienda española el .* 2026\.$/);
  expect(document.title).toMatch(/^Marca Uno/);
});

test('the page of a laptop says what it is for, and each fact with its kind and source, or what it probably is', async () => {
  await open('uno');
  const uses = within(screen.getByRole('region', { name: '¿Para qué sirve?' })).getAllByRole('list')[0];
  const said = within(uses ?? document.body).getAllByRole('listitem');
  expect(said.map(({ textContent }) => plain(textContent))).toEqual([
    'Trabajo/Estudio el 2.º de 2',
    'Edición de Vídeo no llega a los mínimosLe falta gráfica (es integrada).',
    'Diseño Gráfico el 2.º de 2',
    'Programación el 2.º de 2',
    'Gaming Casual no llega a los mínimosLe falta gráfica (es integrada).',
    'Gaming Intensivo no llega a los mínimosLe falta gráfica (es integrada).',
  ]);
  for (const name of [
    /^Batería .*\(probable\) estimado modelos hermanos, may. 2026$/,
    /^Peso sin dato \(quizá 1,4–1,6\skg\)/,
  ])
    expect(screen.queryByRole('row', { name })).toBeInTheDocument();
});

test('the page of a laptop links to the other configuration of the machine, with its price', async () => {
  await open('uno');
  const link = screen.getByRole('link', { name: 'Marca Dos' });
  expect(link).toHaveAttribute('href', '/portatil/dos');
  expect(plain(link.closest('li')?.textContent ?? '')).toMatch(
    /^Marca Dos, 1100 €\. Memoria: 32 GB\. Autonomía estimada: [^.]+\.Visto en España, may\. 2026Teclado sin confirmar/,
  );
});

test('the page of a laptop sends buyers to the shop as an affiliate, and says that the shop pays', async () => {
  await open('uno');
  const link = screen.getByRole('link', { name: 'Ver en Amazon' });
  expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  expect(link).toHaveAttribute('href', expect.stringContaining('tag=etiqueta'));
  const web = screen.getByRole('link', { name: 'Buscar en la web' });
  expect(web).toHaveAttribute('rel', 'noopener noreferrer');
  expect(web.getAttribute('href')).not.toContain('etiqueta');
  expect(screen.queryByText(/la tienda puede pagarnos una comisión/)).toBeInTheDocument();
});

const sold = (differences: Partial<LaptopPage>) => productOf(pageOf('tres', { rating: null, ...differences }));

const seen = { price: 700, date: '2026-08-12' };
const rating = { stars: 4.5, count: 120 };

test('the structured data has the price that a Spanish shop was seen asking, and when if the day is known', () => {
  expect(sold({})).toMatchObject({ offers: { price: 700, priceCurrency: 'EUR', validFrom: '2026-08-12' } });
  const monthly = sold({ seenInSpain: { ...seen, date: '2026-08' } });
  expect(monthly).toMatchObject({ offers: { price: 700 } });
  expect(monthly).not.toHaveProperty('offers.validFrom');
  expect(sold({})).not.toHaveProperty('aggregateRating');
});

test('the structured data has a rating where there is one, also without an offer', () => {
  const rated = sold({ rating, seenInSpain: null });
  expect(rated).toMatchObject({ '@type': 'Product', aggregateRating: { ratingValue: 4.5, ratingCount: 120 } });
  expect(rated).not.toHaveProperty('offers');
});

const { cost } = laptop('cuatro');
test.each<Partial<Laptop>>([
  { priceBasis: 'converted' },
  { cost: { ...cost, months: 13 } },
  { cost: { ...cost, notInShops: true } },
])('the structured data has no offer of one that was seen as %j', (seenOtherwise) => {
  expect(pagesOf([laptop('cuatro', seenOtherwise)])[0]).toHaveProperty('seenInSpain', null);
});

test('the structured data names the figures that are known, and no others', () => {
  const text = JSON.stringify(productOf(pageOf('uno')));
  expect(text).toContain('"name":"Memoria","value":"16 GB"');
  expect(text).not.toMatch(/"Peso"|sin dato/);
});

test('the page of a laptop that left says so, names similar ones and stays out of search engines', async () => {
  const similarLaptops = [{ id: 'dos', name: 'Marca Dos', price: 1100, facts: ESTIMATED_PRICE }];
  const gone = { id: 'x', name: 'Marca X', left: '2026-11-22', lastSeen: '2024', similarLaptops };
  servePage('/portatil/x', { kind: 'gone', gone } satisfies LaptopData);
  await renderApp('/portatil/x');
  await screen.findByRole('heading', { level: 1, name: 'Marca X' });
  expect(screen.queryByText('Ya no está en nuestro catálogo.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Marca Dos' });
  expect(link).toHaveAttribute('href', '/portatil/dos');
  // The price has the licence in it.
  expect(plain(link.closest('li')?.textContent ?? '')).toBe('Marca Dos, ≈ 1100 € (955 € + 145 € de Windows).');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').trim();
}

test('has no licence of Windows in its price for who needs none', async () => {
  const page = pageOf('uno');
  localStorage.setItem('ownsWindows', 'true');
  await openLaptop({ ...page, price: 900, priceFacts: { ...page.priceFacts, os: 'none', licence: 145 } });
  expect(screen.queryByText('900 €')).toBeInTheDocument();
  expect(screen.queryByText(/de Windows$/)).not.toBeInTheDocument();
});
