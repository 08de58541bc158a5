/** Valid writes of favorites, and every way in which they can be malformed. */
import { arrayRemove, arrayUnion, deleteField, writeBatch } from 'firebase/firestore';
import { type Attempt, attemptsOf, LARGEST_FACTS, text } from './attempt.ts';
import { patch, person } from './profile-attempts.ts';
import { COLLECTOR, favorite, priceFacts, STORED_FAVORITES } from './world.ts';

const add = (...entries: unknown[]) => patch({ favorites: arrayUnion(...entries) });
const addWith = (values: Record<string, unknown>) => add({ ...favorite('c'), ...values });
const without = <T extends object>(whole: T, field: keyof T) => {
  const { [field]: _left, ...rest } = whole;
  return rest;
};

const LARGEST_FAVORITE = {
  name: text(300),
  price: text(40),
  image: text(2000),
  link: text(2000),
  specs: Array.from({ length: 40 }, () => text(100)),
  facts: LARGEST_FACTS,
};
const largest = (id: string) => ({ ...LARGEST_FAVORITE, id: id.padEnd(200, '-') });

const favoriteWrites = [
  ...attemptsOf('owner', true, {
    'add a favorite': add(favorite('c')),
    'add three favorites at once': add(favorite('c'), favorite('d'), favorite('e')),
    'change a favorite': patch({ favorites: [favorite('a'), { ...favorite('b'), price: 1 }] }),
    'remove a favorite': patch({ favorites: arrayRemove(STORED_FAVORITES[0]) }),
    'remove all favorites': patch({ favorites: [] }),
    'do without the field': patch({ favorites: deleteField() }),
    'add the first favorite': [patch({ favorites: [] }), add(favorite('c'))],
    'add a favorite without a price': addWith({ price: null }),
    'add a favorite whose price is a text': addWith({ price: '1.299,00 €' }),
    'add a favorite without picture, address and name': addWith({ image: null, link: null, name: null }),
    'add a favorite with nothing but an id': add({ id: 'c' }),
    'add a favorite with what is known of its price': addWith({ facts: priceFacts() }),
    'add a favorite whose price nobody saw': addWith({ facts: { ...priceFacts(), seenPrice: null } }),
  }),
  ...attemptsOf('owner', false, {
    'add four favorites at once': add(...['c', 'd', 'e', 'f'].map(favorite)),
    'add a second favorite that is unsound': add(favorite('c'), { name: 'x' }),
    'add a third favorite that is unsound': add(favorite('c'), favorite('d'), { name: 'x' }),
    'have favorites that are no list': patch({ favorites: { 0: favorite('a') } }),
    'add a favorite with a field more': addWith({ note: 'x' }),
    'add a favorite without an id': add(without(favorite('c'), 'id')),
    ...Object.fromEntries(
      [null, 7, true, ['c'], { c: 'c' }, '', ' ', 'Mi portátil', 'c\n'].map((id) => [
        `add a favorite whose id is ${JSON.stringify(id)}`,
        addWith({ id }),
      ]),
    ),
    'add a favorite with too much text in it': addWith({ ...LARGEST_FAVORITE, id: text(201) }),
    'add a favorite with a map in the place of a text': addWith({ name: { x: 'x' } }),
    'add a favorite whose image is too long': addWith({ image: text(2001) }),
    'add a favorite whose link is too long': addWith({ link: text(2001) }),
    'add a favorite with too many specs': addWith({ specs: Array.from({ length: 41 }, () => 'x') }),
    'add a favorite with too much text in its specs': addWith({ specs: [text(4001)] }),
    'add a favorite whose specs are no list': addWith({ specs: 'Memoria' }),
    'add a favorite whose price has a fact more': addWith({ facts: { note: 'x' } }),
    'add a favorite with too much text about its price': addWith({ facts: { ...priceFacts(), priceBasis: text(121) } }),
    'add a favorite with a list in the facts of its price': addWith({ facts: { priceKind: ['seen'] } }),
    'add a favorite whose price has facts that are no map': addWith({ facts: 'seen' }),
  }),
];

const fullWrites: Attempt[] = [
  ...attemptsOf('collector', true, {
    'have 200 favorites, the last of them as large as can be': patch(
      { favorites: arrayUnion(...['x', 'y', 'z'].map(largest)) },
      COLLECTOR,
    ),
  }),
  ...attemptsOf('collector', false, {
    'have 201 favorites': [
      patch({ favorites: arrayUnion(...['x', 'y', 'z'].map(favorite)) }, COLLECTOR),
      patch({ favorites: arrayUnion(favorite('more')) }, COLLECTOR),
    ],
    'have 201 favorites, one by one in one batch': (database) => {
      const batch = writeBatch(database);
      for (const id of ['w', 'x', 'y', 'z'])
        batch.update(person(database, COLLECTOR), { favorites: arrayUnion(favorite(id)) });
      return batch.commit();
    },
  }),
];

export const favoriteAttempts: Attempt[] = [...favoriteWrites, ...fullWrites];
