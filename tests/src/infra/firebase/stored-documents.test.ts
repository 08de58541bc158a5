import { Timestamp } from 'firebase/firestore';
import { expect, it, test, vi } from 'vitest';
import { favoritesOf, parseFavorites } from '#src/infra/firebase/favorites.ts';
import { parseSavedSet, toSavedSetDocument } from '#src/infra/firebase/saved-set-document.ts';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';

const WHEN = new Date('2026-11-21T09:05:00.500Z');
const LINK = 'https://www.amazon.es/dp/X';

test.each([Timestamp.fromDate(WHEN), '2026-11-21T09:05:00.500Z', WHEN.getTime()])(
  'the date of a saved set is parsed from %j',
  (createdAt) => expect(parseSavedSet('x', { createdAt }).createdAt).toEqual(WHEN),
);

test.each([undefined, null, 'ayer', '', '09/04/2025', true, Number.NaN, 1e300, [], {}])(
  'the date of a saved set is not parsed from %j',
  (createdAt) => expect(parseSavedSet('x', { createdAt }).createdAt).toBeNull(),
);

test('the date of a saved set is an error only where reading it throws', () => {
  const createdAt = Timestamp.fromDate(WHEN);
  createdAt.toDate = () => {
    throw new Error('broken');
  };
  expect(() => parseSavedSet('x', { createdAt })).toThrow(expect.objectContaining({ problem: 'unreadable-dates' }));
});

const report = vi.fn<() => void>();
const read = (...favorites: unknown[]) => favoritesOf(parseFavorites({ favorites }, report));

// Prices of other shapes are in tests/src/services/read-answer.test.ts.
it('a stored favorite may have a title, a url, pairs of specs, a numeric id and a price in words', () => {
  const stored = { id: 7, title: 'Portátil', url: LINK, specs: { Memoria: '16 GB' }, image: null };
  expect(read({ ...stored, price: '1.299,00 €' }, { id: 8, price: 'gratis' })).toEqual([
    { id: '7', name: 'Portátil', price: 1299, image: '', link: LINK, specs: ['Memoria: 16 GB'] },
    { id: '8', name: '', price: null, image: '', link: '', specs: [] },
  ]);
});

it('a stored favorite has how its price is known, each fact by itself, where the kind of price is known', () => {
  expect(read({ id: 'a', facts: { ...ESTIMATED_PRICE, more: 1 } })).toMatchObject([{ facts: ESTIMATED_PRICE }]);
  const evidence = { priceCountry: 'pl', keyboard: null, os: 'none' };
  expect(read({ id: 'a', facts: { ...ESTIMATED_PRICE, ...evidence } })).toMatchObject([{ facts: evidence }]);
  // What was not saved stays so, and is not written as unknown.
  expect(Object.keys(read({ id: 'a', facts: { ...ESTIMATED_PRICE, os: 'dos' } })[0]?.facts ?? {})).toEqual(
    Object.keys(ESTIMATED_PRICE),
  );
  expect(read({ id: 'a', facts: { ...ESTIMATED_PRICE, priceKind: 'doubtful' } })).toMatchObject([
    { facts: ESTIMATED_PRICE },
  ]);
  const spoilt = { priceKind: 'seen', seenPrice: '7', priceDate: 7, priceBasis: null, licence: '145' };
  expect(read({ id: 'a', facts: spoilt })).toMatchObject([
    { facts: { priceKind: 'seen', seenPrice: null, priceDate: '', priceBasis: '', licence: 0 } },
  ]);
  for (const facts of [undefined, null, 'seen', [], {}, { ...ESTIMATED_PRICE, priceKind: 'new' }]) {
    expect(read({ id: 'a', facts })[0]).not.toHaveProperty('facts');
  }
});

it('a stored favorite uses its name as id where it has none, and is omitted without either', () => {
  expect(read({ name: 'Portátil' }, {}, null, 'x', { price: 7 }, [])).toMatchObject([{ id: 'Portátil' }]);
  expect(report).toHaveBeenCalledTimes(5);
});

it.each<[unknown, reports: number]>([
  [undefined, 0],
  [null, 1],
  ['x', 1],
  [{ 0: { id: 'a' } }, 1],
])('a stored favorite is absent from a list that is %o, and reported so often: %i', (favorites, reports) => {
  expect(parseFavorites({ favorites }, report)).toEqual([]);
  expect(report).toHaveBeenCalledTimes(reports);
});

const criteriaOf = (formData: unknown) => parseSavedSet('x', { formData }).criteria;
const computersOf = (...computers: unknown[]) => parseSavedSet('x', { computers }).computers;

test.each([[[]], [undefined], ['x'], [{}]])('a saved set may have %j for computers', (computers) => {
  const set = { createdAt: WHEN.getTime(), formData: { budget: 1200 }, computers };
  expect(parseSavedSet('x', set)).toEqual({ id: 'x', createdAt: WHEN, criteria: { budget: 1200 }, computers: [] });
});

it('a saved set has at most three computers, by title or name, with url or link, and omits invalid ones', () => {
  const computers = computersOf(
    null,
    { title: 'Uno', link: LINK, price: '899 €' },
    'x',
    { name: 'Dos', url: LINK },
    {},
    { id: 'd' },
  );
  expect(computers).toMatchObject([
    { id: 'Uno', name: 'Uno', link: LINK, price: 899 },
    { id: 'Dos', name: 'Dos', link: LINK },
    { id: '2', name: '', link: '', price: null, specs: [], image: '' },
  ]);
  expect(computersOf({ title: 'Título', name: 'Nombre' })).toMatchObject([{ id: 'Nombre', name: 'Título' }]);
});

it('a saved set is stored with a title and a url, and with how the prices of its computers are known', () => {
  const computer = { id: 'a', name: 'A', image: '', price: 1130, specs: [], link: '' };
  const { computers } = toSavedSetDocument('ana', {
    answers: { purposes: [], priorities: [], requirements: NO_REQUIREMENTS },
    computers: [{ ...computer, facts: ESTIMATED_PRICE }, computer],
    timestamp: 0,
    sessionId: '',
  });
  const fields = { id: 'a', title: 'A', name: 'A', image: '', price: 1130, specs: [], url: '' };
  expect(computers).toEqual([{ ...fields, facts: ESTIMATED_PRICE }, fields]);
  expect(computersOf(...computers)).toEqual([{ ...computer, facts: ESTIMATED_PRICE }, computer]);
});

it('a saved set loses only the criteria that do not parse', () => {
  expect(
    criteriaOf({
      deviceType: 7,
      budget: '1.299,00 €',
      purposes: 'office',
      priorities: ['battery', 7],
      requirements: { ram: 16, os: 'linux', weight: null, storage: {} },
      savedFromRecommendations: true,
    }),
  ).toEqual({
    budget: 1299,
    purposes: ['office'],
    priorities: ['battery'],
    requirements: { ram: '16', os: 'linux', weight: '' },
  });
  expect(criteriaOf({ budget: 'mucho' })).toEqual({});
  for (const formData of [undefined, null, 'x', []]) expect(criteriaOf(formData)).toEqual({});
});
