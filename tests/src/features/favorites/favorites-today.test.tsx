/** What the catalogue says today of laptops that were saved before. */
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { respondTo, restoreApi } from '#tests/support/api-server.ts';
import { sheetWith } from '#tests/support/laptops.ts';
import { priceSeen } from '#tests/support/price-facts.ts';
import { advisor } from '#tests/support/test-app.ts';
import { cardOf, laptop, openFavorites } from './saved-laptops.ts';

const GONE = 'acme-uno-14';
const GONE_WORDS = 'Ya no está en el catálogo';
const IDS = advisor.names().laptops.map(({ id }) => id);
const [KNOWN = ''] = IDS;
const today = new Date().toISOString().slice(0, 10);

const SEEN = priceSeen(999, today);
const saved = (id: string) => laptop(id, { price: 999, facts: { ...SEEN, priceDate: '2026-01-10' } });

/** The API knows these prices. */
const serve = (prices: Record<string, number>) =>
  respondTo('/api/laptops', () =>
    Response.json({ laptops: Object.entries(prices).map(([id, price]) => sheetWith({ id, price, facts: SEEN })) }),
  );

test('a saved laptop says how its price has changed, and nothing of one that has not', async () => {
  serve({ 'a-1': 939, 'b-1': 1039, 'c-1': 999 });
  await openFavorites(['a-1', 'b-1', 'c-1'].map(saved));
  await screen.findByText(/^Ahora 939\s€: bajó 60\s€ desde que lo guardaste$/);
  (await cardOf('b-1')).getByText(/^Ahora 1039\s€: subió 40\s€ desde que lo guardaste$/);
  (await cardOf('a-1')).getByText(/^999\s€$/);
  expect((await cardOf('c-1')).queryByText(/desde que|Ahora/)).toBeNull();
});

test('a saved laptop that left the catalogue says so, leads to its page and cannot be compared', async () => {
  // More than are asked for at once.
  const { user } = await openFavorites([...IDS.slice(0, 45), GONE, 'b'].map((id) => laptop(id)));
  const card = await cardOf(GONE);
  const link = await card.findByRole('link', { name: GONE_WORDS });
  expect(link).toHaveAttribute('href', `/portatil/${GONE}`);
  expect(card.queryByRole('checkbox')).not.toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getAllByText(GONE_WORDS), 'of all of them').toHaveLength(1);
  await user.click((await cardOf(KNOWN)).getByRole('checkbox'));
  screen.getByRole('button', { name: 'Comparar (1)' });
});

test('a saved laptop is no longer chosen if it has left the catalogue', async () => {
  const connectivity = createMemoryConnectivity();
  respondTo('/api/laptops', () => Response.error());
  const { user } = await openFavorites([laptop(KNOWN), laptop(GONE)], { connectivity });
  await user.click((await cardOf(KNOWN)).getByRole('checkbox'));
  await user.click((await cardOf(GONE)).getByRole('checkbox'));
  screen.getAllByRole('link', { name: 'Comparar (2)' });
  expect(screen.queryByText(GONE_WORDS)).not.toBeInTheDocument();
  restoreApi();
  act(() => connectivity.set(false));
  act(() => connectivity.set(true));
  await screen.findByRole('link', { name: GONE_WORDS });
  screen.getByRole('button', { name: 'Comparar (1)' });
});

test('a laptop saved under a name or a number is not reported as missing', async () => {
  const asked: string[] = [];
  respondTo('/api/laptops', ({ url }) => void asked.push(url));
  await openFavorites(['HP Victus 15', '7', 'portatil', '../x', 'A-1'].map((id) => laptop(id)));
  await screen.findAllByRole('article');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText(GONE_WORDS)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a saved laptop is as it was saved while the API cannot be asked', async () => {
  respondTo('/api/laptops', () => new Response('no', { status: 503 }));
  await openFavorites([laptop(GONE), saved('a-1')]);
  const card = await cardOf('a-1');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  card.getByText(/^999\s€$/);
  expect(screen.queryByText(GONE_WORDS)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
