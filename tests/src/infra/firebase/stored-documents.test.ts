import { Timestamp } from 'firebase/firestore';
import { expect, it, test, vi } from 'vitest';
import { favoritesOf, parseFavorites } from '#src/infra/firebase/favorites.ts';
import { parseProfile } from '#src/infra/firebase/person-document.ts';
import { parseSavedSet, toSavedSetDocument } from '#src/infra/firebase/saved-set-document.ts';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';

const WHEN = new Date('2026-11-21T09:05:00.500Z');
const SECONDS = Math.floor(WHEN.getTime() / 1000);
const LINK = 'https://www.amazon.es/dp/X';

/** In the visitor's time zone. */
const LOCAL = new Date(2025, 3, 9);

const DATES: [unknown, Date][] = [
  [Timestamp.fromDate(WHEN), WHEN],
  [WHEN, WHEN],
  [{ seconds: SECONDS, nanoseconds: 500_000_000 }, WHEN],
  [{ _seconds: SECONDS, _nanoseconds: 500_000_000 }, WHEN],
  ['2026-11-21T09:05:00.500Z', WHEN],
  [WHEN.getTime(), WHEN],
  ['09/04/2025', LOCAL],
  ['9-4-2025', LOCAL],
  ['09/04/2025, 10:30', new Date(2025, 3, 9, 10, 30)],
  ['09/04/2025 10:30:15', new Date(2025, 3, 9, 10, 30, 15)],
  [LOCAL.getTime() / 1000, LOCAL],
  [`${LOCAL.getTime() / 1000}`, LOCAL],
  [`${LOCAL.getTime()}`, LOCAL],
];
const NO_DATES = [undefined, null, 'ayer', '', true, Number.NaN, 1e300, [], {}, { seconds: 'x' }, { seconds: 1e300 }];
const NO_WRITTEN_DATES = ['31/02/2025', '12/31/2025', '1/1/25', '99999999999999999999'];
const UNREADABLE = [...NO_DATES, ...NO_WRITTEN_DATES].map((stored) => [stored]);

const dates = (createdAt: unknown) => [
  parseSavedSet('x', { createdAt }).createdAt,
  parseProfile({ createdAt }).createdAt,
];

test.each(DATES)('a stored date is parsed from %j', (stored, date) => {
  expect(dates(stored)).toEqual([date, date]);
});

test.each(UNREADABLE)('a stored date is not parsed from %j', (stored) => {
  expect(dates(stored)).toEqual([null, null]);
});

test('a stored date is an error only where reading it throws', () => {
  const broken = {
    get seconds(): number {
      throw new Error('broken');
    },
  };
  expect(() => parseSavedSet('x', { createdAt: broken })).toThrow(
    expect.objectContaining({ problem: 'unreadable-dates' }),
  );
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
  const set = { createdAt: WHEN, formData: { budget: 1200 }, computers };
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
