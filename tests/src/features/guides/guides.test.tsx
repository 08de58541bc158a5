import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAdvisor } from '#advisor/advisor.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { laptop } from '#tests/support/laptops.ts';
import { guidePages } from '#build/pages/guide-pages.ts';
import { guideSchema } from '#contract/pages/guide.ts';
import { createStandings } from '#words/laptop-page/standings.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { servePage } from '#tests/support/api-server.ts';

const PLAYS = {
  cpuIndex: 60,
  gpu: 'NVIDIA GeForce RTX 4060',
  gpuIndex: 62,
  gpuSeries: 'nvidia_rtx40',
  refreshHz: 144,
  storageGb: 1024,
} as const;
const LAPTOPS = [
  laptop('basico', { name: 'Marca Básico', priceEur: 450 }),
  laptop('medio', { name: 'Marca Medio', priceEur: 650, cpuIndex: 60, ramGb: 32 }),
  laptop('jugon', { ...PLAYS, name: 'Marca Jugón', priceEur: 900, keyboard: 'other' }),
  laptop('ligero', { ...PLAYS, name: 'Marca Ligero', priceEur: 1400, weightKg: 1.3, ramGb: 32 }),
];
const CATALOGUE = { laptops: LAPTOPS, date: '2026-08' };
const advisor = advisorFor(LAPTOPS);
const PAGES = guidePages({
  catalogue: CATALOGUE,
  engine: createAdvisor(CATALOGUE),
  advisor,
  shops: { marketplace: { host: 'www.amazon.es', tag: '' }, shops: { linkHosts: [] }, now: Date.now },
  standings: createStandings(LAPTOPS),
});

async function open(path: string) {
  const data = PAGES.find((one) => one.path === path)?.data;
  servePage(path, data);
  await renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return data;
}

const openGuide = async (path: string) => guideSchema.parse(await open(path));

const shown = (part: HTMLElement): string => part.textContent.replaceAll('\u00A0', ' ');

/** Of a section, named by its heading. */
const section = (name: RegExp) => screen.getByRole('region', { name });

const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a guide has use, budget and date, names the winner and its price first, and says what to look for', async () => {
  await open('/guias/juegos-1000');
  expect(shown(screen.getByRole('heading', { level: 1 }))).toBe('Portátil para juegos actuales por 1000 €');
  expect(screen.queryByText('Catálogo de agosto de 2026, 4 portátiles')).toBeInTheDocument();
  const answer = screen.getByRole('heading', { name: 'Los que te recomendamos' });
  const lead = screen.getByText(/^De los 3 portátiles/);
  expect(shown(lead)).toMatch(/, solo uno sirve para jugar a lo último\. El primero: Marca Jugón, 900 €\.$/);
  expect(lead.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const needs = shown(section(/^Qué mirar/));
  expect(needs).toMatch(/Gráfica \d+ %/);
  expect(needs).toMatch(/Bien: RTX 4060 Lo tienen: 1 de 3/);
});

test('a guide shows the laptops of the answer with what speaks for and against them', async () => {
  const { cards, rows, code } = await openGuide('/guias/juegos-1500');
  const answer = section(/^Los que te recomendamos/);
  const links = within(answer).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(cards.map(({ id }) => `/portatil/${id}#${code}`));
  for (const { verdict, pros, cons } of cards)
    for (const sentence of [verdict, ...pros, ...cons.slice(1)]) expect(shown(answer)).toContain(sentence);
  const buts = cards.flatMap(({ cons: [but] }) => but?.slice(1) ?? []);
  expect(buts.length).toBeGreaterThan(0);
  expect(
    within(answer)
      .getAllByText('Pero:')
      .map(({ parentElement }) => shown(parentElement ?? answer)),
  ).toEqual(buts.map((but) => expect.stringContaining(but)));
  expect(within(answer).getAllByRole('rowheader').map(shown)).toEqual(rows.map(({ label }) => label));
});

test('a guide says under each price where and when it was seen, and the facts, unknown ones too', async () => {
  const best = (await openGuide('/guias/juegos-1000')).cards[0];
  const answer = within(section(/^Los que te recomendamos/));
  expect(shown(answer.getAllByText(/ o después$| · año sin dato/)[0] ?? document.body)).toBe(
    `${best?.model} · ${best?.facts}`,
  );
  expect(answer.getAllByRole('list', { name: 'Lo que sabemos' })[0]).toHaveTextContent(/^Visto en España/);
});

test('a guide warns where nothing is capable, and names the guide from which something is', async () => {
  await open('/guias/juegos-500');
  expect(screen.queryByText(/^Con 500.€ no hay portátil para jugar a lo último/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^La guía de 1000/ })).toHaveAttribute('href', '/guias/juegos-1000');
  expect(screen.queryByRole('heading', { name: 'Los que te recomendamos' })).not.toBeInTheDocument();
});

test('a guide leads to its answer and the other budgets of its use, each with its winner and price', async () => {
  await open('/guias/juegos-1000');
  expect(leads('Abrir en el asesor')).toBe('/recommendations#1.w.0.rs');
  const budgets = within(screen.getByRole('navigation', { name: 'La misma guía con otro presupuesto' }));
  const cards = budgets.getAllByRole('listitem');
  const current = cards.filter((card) => card.querySelector('[aria-current=page]'));
  expect(current.map((card) => cards.indexOf(card))).toEqual([2]);
  expect(cards.map(shown)).toEqual([
    expect.stringMatching(/^500 €No llega ninguno: Marca/),
    expect.stringMatching(/^700 €No llega ninguno: /),
    expect.stringMatching(/^1000 €Marca Modelo, RTX 4060, 16 GB, /),
    expect.stringMatching(/^1500 €El mismo, /),
    expect.stringMatching(/^2000 €El mismo, /),
  ]);
});
