/** What somebody may write about themselves, and every way in which it can be malformed. */
import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { type Attempt, attemptsOf, type Step, text } from './attempt.ts';
import {
  COLLECTOR,
  type Database,
  favorite,
  NEWCOMER,
  OWNER,
  OWNER_EMAIL,
  profile,
  SAVED_AT,
  STORED_FAVORITES,
  VETERAN,
} from './world.ts';

const person = (database: Database, uid = OWNER) => doc(database, 'users', uid);
const patch =
  (values: Record<string, unknown>, uid = OWNER): Step =>
  (database) =>
    updateDoc(person(database, uid), values);
const merge =
  (values: Record<string, unknown>, uid = OWNER): Step =>
  (database) =>
    setDoc(person(database, uid), values, { merge: true });
const add = (...entries: unknown[]) => patch({ favorites: arrayUnion(...entries) });
const addWith = (values: Record<string, unknown>) => add({ ...favorite('c'), ...values });
const recreate = (values: Record<string, unknown>): [Step, Step] => [
  (database) => deleteDoc(person(database)),
  (database) => setDoc(person(database), { ...profile(), ...values }),
];
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
};
const largest = (id: string) => ({ ...LARGEST_FAVORITE, id: id.padEnd(200, '-') });

const profileWrites = [
  ...attemptsOf('owner', true, {
    'note a sign-in': patch({ displayName: 'A', photoURL: null, lastLoginAt: serverTimestamp() }),
    'save a name': merge({ displayName: text(200), email: OWNER_EMAIL, lastUpdated: serverTimestamp() }),
    'have no name, no picture and no address': patch({
      displayName: deleteField(),
      photoURL: deleteField(),
      email: deleteField(),
    }),
    'have a long picture address': patch({ photoURL: text(2000) }),
    'write times in milliseconds and as text': patch({ lastLoginAt: SAVED_AT, lastUpdated: '2026-11-21T09:00:00Z' }),
    'create a profile with no favourites': recreate({ favorites: [] }),
    'create a profile with a favourite': recreate({ favorites: [favorite('a')] }),
  }),
  ...attemptsOf('owner', false, {
    'have a name that is too long': patch({ displayName: text(201) }),
    'have a name that is no text': patch({ displayName: 7 }),
    'have a name that is a list of texts': patch({ displayName: ['Ana'] }),
    'have a picture address that is too long': patch({ photoURL: text(2001) }),
    'have a picture address that is no text': patch({ photoURL: 7 }),
    "take somebody else's address": patch({ email: 'eva@example.com' }),
    'take another uid': patch({ uid: 'eva' }),
    'add a field': patch({ role: 'admin' }),
    'change when the profile was created': patch({ createdAt: Timestamp.fromMillis(SAVED_AT + 1) }),
    'leave out when the profile was created': patch({ createdAt: deleteField() }),
    'write a sign-in that is no time': patch({ lastLoginAt: text(41) }),
    'write an update that is no time': patch({ lastUpdated: ['today'] }),
    'create a profile with another uid': recreate({ uid: 'eva' }),
    'create a profile whose date is no time': recreate({ createdAt: ['today'] }),
    'create a profile with many favourites': recreate({ favorites: ['a', 'b', 'c', 'd'].map(favorite) }),
    'create a profile with an unsound favourite': recreate({ favorites: [{ name: 'x' }] }),
    'create a profile with a field more': recreate({ role: 'admin' }),
  }),
  ...attemptsOf('newcomer', true, {
    'begin with a favourite': merge({ favorites: arrayUnion(favorite('a')) }, NEWCOMER),
    'begin with a name': merge({ displayName: 'Nuria', lastUpdated: serverTimestamp() }, NEWCOMER),
    'say which address is theirs': merge({ uid: NEWCOMER, email: text(320) }, NEWCOMER),
    'have no address': merge({ uid: NEWCOMER, email: null }, NEWCOMER),
    'say later when they came': [
      merge({ favorites: arrayUnion(favorite('a')) }, NEWCOMER),
      merge({ uid: NEWCOMER, createdAt: serverTimestamp() }, NEWCOMER),
    ],
  }),
  ...attemptsOf('newcomer', false, {
    'have an address that is too long': merge({ email: text(321) }, NEWCOMER),
    'have an address that is no text': merge({ email: ['x'] }, NEWCOMER),
  }),
];

const veteranWrites = [
  ...attemptsOf('veteran', true, {
    'change the name alone': patch({ displayName: 'Eloy' }, VETERAN),
    'change the picture alone': patch({ photoURL: null }, VETERAN),
    'have a first favourite': patch({ favorites: arrayUnion(favorite('a')) }, VETERAN),
  }),
];

const fullWrites: Attempt[] = [
  ...attemptsOf('collector', true, {
    'have 200 favourites, the last of them as large as can be': patch(
      { favorites: arrayUnion(...['x', 'y', 'z'].map(largest)) },
      COLLECTOR,
    ),
  }),
  ...attemptsOf('collector', false, {
    'have 201 favourites': [
      patch({ favorites: arrayUnion(...['x', 'y', 'z'].map(favorite)) }, COLLECTOR),
      patch({ favorites: arrayUnion(favorite('more')) }, COLLECTOR),
    ],
  }),
];

const favoriteWrites = [
  ...attemptsOf('owner', true, {
    'add a favourite': add(favorite('c')),
    'add three favourites at once': add(favorite('c'), favorite('d'), favorite('e')),
    'change a favourite': patch({ favorites: [favorite('a'), { ...favorite('b'), price: 1 }] }),
    'remove a favourite': patch({ favorites: arrayRemove(STORED_FAVORITES[0]) }),
    'remove all favourites': patch({ favorites: [] }),
    'do without the field': patch({ favorites: deleteField() }),
    'add the first favourite': [patch({ favorites: [] }), add(favorite('c'))],
    'add a favourite without a price': addWith({ price: null }),
    'add a favourite whose price is a text': addWith({ price: '1.299,00 €' }),
    'add a favourite without picture, address and name': addWith({ image: null, link: null, name: null }),
    'add a favourite with nothing but an id': add({ id: 'c' }),
  }),
  ...attemptsOf('owner', false, {
    'add four favourites at once': add(...['c', 'd', 'e', 'f'].map(favorite)),
    'add a second favourite that is unsound': add(favorite('c'), { name: 'x' }),
    'add a third favourite that is unsound': add(favorite('c'), favorite('d'), { name: 'x' }),
    'have favourites that are no list': patch({ favorites: { 0: favorite('a') } }),
    'add a favourite with a field more': addWith({ note: 'x' }),
    'add a favourite without an id': add(without(favorite('c'), 'id')),
    'add a favourite with an empty id': addWith({ id: '' }),
    'add a favourite with too much text in it': addWith({ ...LARGEST_FAVORITE, id: text(201) }),
    'add a favourite with a map in the place of a text': addWith({ name: { x: 'x' } }),
    'add a favourite whose image is too long': addWith({ image: text(2001) }),
    'add a favourite whose image is no text': addWith({ image: 7 }),
    'add a favourite whose link is too long': addWith({ link: text(2001) }),
    'add a favourite whose link is no text': addWith({ link: 7 }),
    'add a favourite with too many specs': addWith({ specs: Array.from({ length: 41 }, () => 'x') }),
    'add a favourite with too much text in its specs': addWith({ specs: [text(4001)] }),
    'add a favourite whose specs are no list': addWith({ specs: 'Memoria' }),
    'add a favourite whose specs are a map': addWith({ specs: { a: 'b' } }),
  }),
];

export const profileAttempts: Attempt[] = [...profileWrites, ...favoriteWrites, ...veteranWrites, ...fullWrites];
