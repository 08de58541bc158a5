import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recommendationSchema } from '#contract/recommendations.ts';
import { euros } from '#src/lib/figures.ts';
import { posting } from '#tests/support/api-calls.ts';
import { respondTo } from '#tests/support/api-server.ts';
import { newLivingApp } from '#tests/support/test-app.ts';
import { openResults, withFirst } from './open-results.ts';

const DAY_MS = 24 * 60 * 60_000;
const ANSWERS = { purposes: ['programming', 'office'], priorities: ['battery'], budget: 1500 };

async function livingAnswer() {
  const { app } = newLivingApp();
  respondTo('/api/*', (request) => app.fetch(request));
  const response = await app.request('/api/recommendations', posting(ANSWERS));
  const sent = recommendationSchema.parse(await response.json());
  const [first] = sent.computers;
  if (!first?.price) throw new Error('The API found no laptop for these answers');
  return { first: { ...first, price: first.price }, stored: { ...sent, timestamp: Date.now() } };
}

async function openLiving() {
  const { first, stored } = await livingAnswer();
  const { user } = await openResults(stored);
  await screen.findByRole('heading', { level: 1 });
  const [element] = await screen.findAllByRole('article');
  if (!element) throw new Error('There is no card');
  return { user, first, stored, card: within(element) };
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('a card shows the cheapest offer as its price, and each shop’s as a link that says which laptop it is', async () => {
  const { card, first } = await openLiving();
  expect(card.queryByText(plain(euros(first.price)), { selector: 'p' })).toBeInTheDocument();
  const links = within(await card.findByRole('list', { name: 'En tiendas' })).getAllByRole('link');
  expect(links.map((link) => plain(link.textContent))).toEqual([
    plain(`En PcComponentes: ${euros(first.price)} ${first.name}`),
    plain(`En Coolmod: ${euros(first.price + 20)} ${first.name}`),
  ]);
  for (const [index, link] of links.entries()) {
    expect(link).toHaveAttribute('href', first.offers[index]?.link);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  }
  expect(card.queryByRole('link', { name: /en Amazon/ })).toBeInTheDocument();
});

it('a card says of an offer without Windows that it is, because the price above has it', async () => {
  const { first, stored } = await livingAnswer();
  await openResults(withFirst(stored, { facts: { ...first.facts, os: 'none', licence: 145 } }));
  const [link] = await screen.findAllByRole('link', { name: /^En PcComponentes/ });
  expect(plain(link?.textContent ?? '')).toBe(
    plain(`En PcComponentes: ${euros(first.price)} sin Windows ${first.name}`),
  );
});

it('a card folds how the price moved, in words and as a table', async () => {
  const { user, card, first } = await openLiving();
  const fold = await card.findByRole('button', { name: 'Historial de precio' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  const named = (label: string) => card.getByText(label).nextElementSibling?.textContent;
  expect(named('Mínimo')).toBe(euros(first.price - 50));
  expect(named('Habitual')).toBe(euros(first.price + 100));
  expect(named('Ahora')).toBe(euros(first.price));
  // 150 of 181 days.
  expect(card.queryByText('Más barato que 8 de cada 10 días del último año (conocemos 181).')).toBeInTheDocument();
  const rows = within(card.getByRole('table', { name: 'El más barato en tiendas españolas' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.lastElementChild?.textContent)).toEqual(
    [100, -50, 100, 0].map((more) => euros(first.price + more)),
  );
});

it('a card shows no offer of an answer that is stored for longer than three days', async () => {
  const { stored } = await livingAnswer();
  const old = new Date(Date.now() - 3 * DAY_MS - 1000).toISOString();
  for (const computer of stored.computers) {
    computer.offers = computer.offers.map((offer) => Object.assign({}, offer, { seenAt: old }));
  }
  await openResults(stored);
  await screen.findAllByRole('article');
  expect(screen.queryByRole('link', { name: /^En PcComponentes/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Historial de precio' })).not.toBeInTheDocument();
});

it('a card links no stored offer to an unknown place, and leaves out a stored history that cannot be read', async () => {
  const { stored } = await livingAnswer();
  const links = ['javascript:alert(1)', 'https://evil.example/', 'https://pccomponentes.com@evil.example/'];
  const hostile = links.map((link) => ({ shop: 'Tienda', price: 1, link, seenAt: new Date().toISOString() }));
  const histories = [{ points: [['ayer', 3]] }, 'historia', { points: 3, lowest: 'x' }];
  const computers = stored.computers.map((computer, index) => ({
    ...computer,
    offers: index === 0 ? hostile : computer.offers,
    priceHistory: histories[index],
  }));
  await openResults({ ...stored, computers });
  expect(await screen.findAllByRole('link', { name: /^En PcComponentes/ })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^En Tienda/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Historial de precio' })).not.toBeInTheDocument();
});
