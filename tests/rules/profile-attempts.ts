/** Valid writes to a user’s profile, and every way in which they can be malformed. */
import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
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
  priceFacts,
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
  facts: {
    priceKind: text(20),
    priceDate: text(20),
    priceBasis: text(40),
    seenPrice: text(10),
    licence: text(10),
    priceCountry: text(2),
    keyboard: text(8),
    os: text(10),
  },
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
    'create a profile with no favorites': recreate({ favorites: [] }),
    'create a profile with a favorite': recreate({ favorites: [favorite('a')] }),
  }),
  ...attemptsOf('owner', false, {
    'have a name that is too long': patch({ displayName: text(201) }),
    'have a name that is no text': patch({ displayName: 7 }),
    'have a name that is a list of texts': patch({ displayName: ['Ana'] }),
    'have a picture address that is too long': patch({ photoURL: text(2001) }),
    'have a picture address that is no text': patch({ photoURL: 7 }),
    "take another user's address": patch({ email: 'eva@example.com' }),
    'take another uid': patch({ uid: 'eva' }),
    'add a field': patch({ role: 'admin' }),
    'change when the profile was created': patch({ createdAt: Timestamp.fromMillis(SAVED_AT + 1) }),
    'leave out when the profile was created': patch({ createdAt: deleteField() }),
    'write a sign-in that is no time': patch({ lastLoginAt: text(41) }),
    'write an update that is no time': patch({ lastUpdated: ['today'] }),
    'create a profile with another uid': recreate({ uid: 'eva' }),
    'create a profile whose date is no time': recreate({ createdAt: ['today'] }),
    'create a profile with many favorites': recreate({ favorites: ['a', 'b', 'c', 'd'].map(favorite) }),
    'create a profile with an unsound favorite': recreate({ favorites: [{ name: 'x' }] }),
    'create a profile with a field more': recreate({ role: 'admin' }),
  }),
  ...attemptsOf('newcomer', true, {
    'begin with a favorite': merge({ favorites: arrayUnion(favorite('a')) }, NEWCOMER),
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
    'have a first favorite': patch({ favorites: arrayUnion(favorite('a')) }, VETERAN),
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
  }),
];

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
    'add a favorite with an empty id': addWith({ id: '' }),
    'add a favorite with too much text in it': addWith({ ...LARGEST_FAVORITE, id: text(201) }),
    'add a favorite with a map in the place of a text': addWith({ name: { x: 'x' } }),
    'add a favorite whose image is too long': addWith({ image: text(2001) }),
    'add a favorite whose image is no text': addWith({ image: 7 }),
    'add a favorite whose link is too long': addWith({ link: text(2001) }),
    'add a favorite whose link is no text': addWith({ link: 7 }),
    'add a favorite with too many specs': addWith({ specs: Array.from({ length: 41 }, () => 'x') }),
    'add a favorite with too much text in its specs': addWith({ specs: [text(4001)] }),
    'add a favorite whose specs are no list': addWith({ specs: 'Memoria' }),
    'add a favorite whose price has a fact more': addWith({ facts: { note: 'x' } }),
    'add a favorite with too much text about its price': addWith({ facts: { ...priceFacts(), priceBasis: text(121) } }),
    'add a favorite with a list in the facts of its price': addWith({ facts: { priceKind: ['seen'] } }),
    'add a favorite whose price has facts that are no map': addWith({ facts: 'seen' }),
    'add a favorite whose specs are a map': addWith({ specs: { a: 'b' } }),
  }),
];

const note = (id: string, value: unknown, uid = OWNER): Step => {
  return (database) => updateDoc(person(database, uid), new FieldPath('notes', id), value);
};

const noteWrites = [
  ...attemptsOf('owner', true, {
    'note something': note('c', 'Para mi padre, «el bueno»'),
    'note as much as fits': note('c', 'ñ'.repeat(120)),
    'change a note': note('a', 'Para mi madre'),
    'note the same of another': note('c', 'Caro'),
    'note something under a long id': note(text(540), 'Caro'),
    'remove a note': note('a', deleteField()),
    'remove all notes': patch({ notes: deleteField() }),
    'note something for the first time': [patch({ notes: deleteField() }), note('a', 'Caro')],
    'remove a favorite with its note': (database) =>
      updateDoc(
        person(database),
        'favorites',
        arrayRemove(STORED_FAVORITES[0]),
        new FieldPath('notes', 'a'),
        deleteField(),
      ),
  }),
  ...attemptsOf('owner', false, {
    'note too much': note('c', text(121)),
    'note nothing': note('c', ''),
    'note two lines': note('c', 'Para\nmi padre'),
    'note what is no text': note('c', 7),
    'note a list of texts': note('c', ['Caro']),
    'note a map': note('c', { text: 'Caro' }),
    'change a note into what is no text': note('a', true),
    'note two things at once': patch({ 'notes.c': 'Uno', 'notes.d': 'Dos' }),
    'note something under an id that is too long': note(text(541), 'Caro'),
    'have notes that are no map': patch({ notes: ['Caro'] }),
    'have notes that are a text': patch({ notes: 'Caro' }),
    'create a profile with many notes': recreate({ notes: { a: 'Uno', b: 'Dos' } }),
  }),
  ...attemptsOf('collector', true, { 'change one of 200 notes': note('0', 'Para mi padre', COLLECTOR) }),
  ...attemptsOf('collector', false, { 'have 201 notes': note('more', 'Caro', COLLECTOR) }),
  ...attemptsOf('veteran', true, { 'have a first note': note('a', 'Caro', VETERAN) }),
  ...attemptsOf('other', false, { "note something in another's profile": note('a', 'Caro') }),
];

export const profileAttempts: Attempt[] = [
  ...profileWrites,
  ...favoriteWrites,
  ...noteWrites,
  ...veteranWrites,
  ...fullWrites,
];
