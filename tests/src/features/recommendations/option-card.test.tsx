import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { shortDate } from '#contract/spanish-text.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { firstOf, items, openFirst, openResults, showOn, storedAnswer } from './open-results.ts';
import { saying, textsOf } from '#tests/support/card-texts.ts';

const THREE = ['uno', 'dos', 'tres'];
const LINES = [...THREE, 'cuatro', 'cinco'];

it.each([
  ['why, the main drawback and the shop', 'phone'],
  ['the shop, why and the main drawback', 'desktop'],
] as const)(
  'a card says the verdict first: name, price and where it was seen, %s on a %s',
  async (_order, screenKind) => {
    const statements = saying({ reason: ['Aguanta unas 10 h.'], but: ['no sabemos el peso.'] });
    const { card, element, computer } = await openFirst({ statements }, screenKind);
    expect(card.getByRole('heading', { level: 3 }).textContent).toBe(computer.shortName);
    expect(card.queryByRole('img', { name: computer.name })).toBeInTheDocument();
    const { reason, but } = textsOf(computer);
    const seen = `En ${computer.facts.priceShop}, ${shortDate(computer.facts.priceDate)}`;
    const { amount } = priceWords(computer);
    const why = [reason, `Pero: ${but}`];
    const shop = 'Ver en MediaMarkt';
    // A phone has the first specs below the buttons.
    const [brief, rest] = screenKind === 'phone' ? [[], [...why, shop]] : [[computer.brief], [shop, ...why]];
    const parts = [computer.shortName, ...brief, amount, seen, ...rest];
    const text = element.textContent.replaceAll('\u00A0', ' ');
    const places = parts.map((part) => text.indexOf(part.replaceAll('\u00A0', ' ')));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(text.split(seen.replaceAll('\u00A0', ' '))).toHaveLength(2);
  },
);

it('a card has its specs, pros and cons, its model and the source of its price in the open', async () => {
  const { card, computer } = await openFirst({
    shortName: 'Portátil',
    name: 'Portátil 15 ABC',
    cons: ['Pantalla de 60 Hz.'],
  });
  for (const spec of computer.specs) expect(card.queryByText(spec)).toBeInTheDocument();
  const said = (title: string) => items(title, card).map((item) => item?.slice(1));
  expect(said('Ventajas')).toEqual(computer.pros);
  expect(said('Desventajas')).toEqual(['Pantalla de 60 Hz.']);
  expect(card.queryByText(`Modelo: ${computer.name}`)).toBeInTheDocument();
  expect(
    card.queryByText(new RegExp(`^Precio: ${priceWords(computer).seen.replaceAll('\u00A0', ' ')}`)),
  ).toBeInTheDocument();
});

it('a card says what a price from abroad is made of, and where it comes from', async () => {
  const { facts } = firstOf(await storedAnswer());
  const price = { seenPrice: 1185, priceBasis: 'en una tienda polaca', priceDate: '2025-02', licence: 145 };
  const seen = { ...price, priceKind: 'estimated', priceCountry: 'pl' } as const;
  const { element } = await openFirst({
    price: 1185,
    facts: { ...facts, ...seen, os: 'none', priceRange: { low: 1030, high: 1240 } },
  });
  for (const text of [
    '1185 € + 145 € de Windows',
    '≈ 1330 €',
    'Solo visto en Polonia, feb. 2025',
    'Precio: 1185 € en una tienda polaca, febrero de 2025.',
  ]) {
    expect(element.textContent.replaceAll('\u00A0', ' ')).toContain(text);
  }
});

it('a card shows a fallback for missing fields', async () => {
  const { card } = await openFirst({ name: ' ', shortName: '', price: 0, specs: [], image: '' });
  expect(card.queryByRole('heading', { name: 'Sin título' })).toBeInTheDocument();
  for (const text of ['Precio no disponible', 'No hay especificaciones disponibles', 'Sin imagen']) {
    expect(card.queryByText(text)).toBeInTheDocument();
  }
});

it('a card without statements has its reasons open, and no empty paragraph or list', async () => {
  const stored = await storedAnswer();
  const { id, name, price, image, link, pros, cons, ...rest } = firstOf(stored);
  // What the advisor itself says is not known stays.
  const specs = rest.specs.filter((line) => !line.endsWith('sin dato'));
  const computers = [{ id, name, price, image, link, specs, pros, cons }];
  await openResults({ computers, reason: stored.reason, timestamp: stored.timestamp });
  const article = screen.getByRole('article');
  const card = within(article);
  expect(items('Ventajas', card)).toHaveLength(pros.length);
  expect(card.queryAllByRole('term')).toEqual([]);
  expect(card.queryAllByRole('paragraph').filter(({ textContent }) => textContent === '')).toEqual([]);
  expect(article).not.toHaveTextContent('sin dato');
});

it('a card says what it loses against the best, and what it gains unless its reason does, if it is another', async () => {
  showOn('desktop');
  const stored = await storedAnswer();
  const [, ...others] = stored.computers;
  for (const [index, other] of others.entries())
    other.statements = [
      ...saying({ gain: ['aguanta 2 h más'], loss: ['tiene 16 GB menos de memoria', 'tiene menos disco (512 GB)'] }),
      { place: 'reason', kind: 'reason', attribute: index === 0 ? 'weight' : 'cpu', text: 'Pesa 0,3 kg menos.' },
      { place: 'gain', kind: 'change', attribute: 'weight', text: 'pesa 0,3 kg menos' },
      { place: 'loss', kind: 'change', attribute: 'price', text: '90 € más' },
    ];
  await openResults(stored);
  const [best, second] = screen.getAllByRole('article');
  expect(within(best ?? document.body).queryByText('Gana')).not.toBeInTheDocument();
  const told = screen.getAllByLabelText('Frente a la mejor opción').map((list) => list.textContent);
  const losses = '−Peor: tiene 16 GB menos de memoria y menos disco (512 GB)';
  expect(told.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    losses,
    `+Mejor: aguanta 2 h más y pesa 0,3 kg menos${losses}`,
  ]);
  expect(second?.textContent.replaceAll('\u00A0', ' ')).toContain('90 € más');
});

it("a card on a phone shows 3 specs and a toggle 'Ver N especificaciones más' / 'Ver menos'", async () => {
  const { card, user } = await openFirst({ specs: LINES }, 'phone');
  const toggle = card.getByRole('button', { name: 'Ver 2 especificaciones más' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(items('Especificaciones', card)).toEqual(THREE);
  await user.click(toggle);
  expect(items('Especificaciones', card)).toEqual(LINES);
  await user.click(card.getByRole('button', { name: 'Ver menos', expanded: true }));
  expect(items('Especificaciones', card)).toHaveLength(3);
});

it.each(['Ventajas', 'Desventajas'])("a card on a phone shows 3 of %s and the rest behind 'Y N más'", async (title) => {
  const { card, user } = await openFirst(
    { pros: THREE, cons: THREE, statements: [], [title === 'Ventajas' ? 'pros' : 'cons']: LINES },
    'phone',
  );
  expect(items(title, card)).toHaveLength(3);
  await user.click(card.getByRole('button', { name: 'Y 2 más' }));
  expect(items(title, card)).toHaveLength(5);
});

it.each([
  ['three or fewer', THREE, 'phone'],
  ['more on larger screens', LINES, 'desktop'],
] as const)('a card on a phone has no toggle for %s', async (_what, lines, kind) => {
  const texts = [...lines];
  const { card } = await openFirst({ specs: texts, pros: texts, cons: texts, statements: [] }, kind);
  for (const title of ['Especificaciones', 'Ventajas', 'Desventajas'])
    expect(items(title, card)).toHaveLength(texts.length);
  expect(card.queryByRole('button', { name: /^(Ver|Y) \d/ })).not.toBeInTheDocument();
});

it.each(['linux', 'none', 'macOS'] as const)(
  'a card names no system as a surprise where %s is asked for',
  async (os) => {
    const asked = { purposes: ['office'], budget: 1500, requirements: { ...NO_REQUIREMENTS, os } } as const;
    await openResults(await storedAnswer({ ...asked, purposes: [...asked.purposes] }));
    expect(screen.queryAllByRole('article')).not.toEqual([]);
    expect(screen.queryByText(/^(Sin Windows|macOS, no Windows)$/)).not.toBeInTheDocument();
  },
);
