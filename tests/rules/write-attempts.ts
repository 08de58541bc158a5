/** What the owner may write, and every way in which it can be malformed. */
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
import type { Attempt } from './attempt.ts';
import {
  COLLECTOR,
  type Database,
  computer,
  favorite,
  OWNER,
  OWNER_EMAIL,
  profile,
  SAVED_AT,
  savedSet,
  STORED_FAVORITES,
} from './world.ts';

const HOUR_MS = 3_600_000;
const NEW_SET_AT = SAVED_AT + HOUR_MS;
const NEW_SET = `${OWNER}_${NEW_SET_AT}`;
const text = (length: number): string => 'x'.repeat(length);

const person = (database: Database) => doc(database, 'users', OWNER);

type Step = Attempt['run'];

/** What is tried, or first what prepares it. */
type Steps = Step | [prepare: Step, run: Step];

const attempts = (allowed: boolean, cases: Record<string, Steps>): Attempt[] =>
  Object.entries(cases).map(([name, steps]) =>
    toAttempt(`owner ${allowed ? 'may' : 'may not'}: ${name}`, allowed, steps),
  );

function toAttempt(name: string, allowed: boolean, steps: Steps): Attempt {
  if (typeof steps === 'function') return { name, who: 'owner', allowed, run: steps };
  const [prepare, run] = steps;
  return { name, who: 'owner', allowed, prepare, run };
}

const patch = (values: Record<string, unknown>) => (database: Database) => updateDoc(person(database), values);
const add = (entry: unknown) => patch({ favorites: arrayUnion(entry) });
const addWith = (values: Record<string, unknown>) => add({ ...favorite('c'), ...values });

const recreate = (values: Record<string, unknown>): [Step, Step] => [
  (database) => deleteDoc(person(database)),
  (database) => setDoc(person(database), { ...profile(), ...values }),
];

const save =
  (values: Record<string, unknown>, id = NEW_SET) =>
  (database: Database) =>
    setDoc(doc(database, 'saved_recommendations', id), { ...savedSet(NEW_SET_AT), ...values });
const saveForm = (values: Record<string, unknown>) =>
  save({ formData: { ...savedSet(NEW_SET_AT).formData, ...values } });
const saveComputer = (values: Record<string, unknown>) => save({ computers: [{ ...computer(), ...values }] });
const without = <T extends object>(whole: T, field: keyof T) => {
  const { [field]: _left, ...rest } = whole;
  return rest;
};

const profileWrites = [
  ...attempts(true, {
    'note a sign-in': patch({ displayName: 'A', photoURL: null, lastLoginAt: serverTimestamp() }),
    'save a name': patch({ displayName: text(200), email: OWNER_EMAIL, lastUpdated: serverTimestamp() }),
    'have no name and no picture': patch({ displayName: deleteField(), photoURL: deleteField() }),
    'have a long picture address': patch({ photoURL: text(2000) }),
    'create a profile with no favourites': recreate({ favorites: [] }),
  }),
  ...attempts(false, {
    'have a name that is too long': patch({ displayName: text(201) }),
    'have a name that is no text': patch({ displayName: 7 }),
    'have a name that is a list of texts': patch({ displayName: ['Ana'] }),
    'have a picture address that is too long': patch({ photoURL: text(2001) }),
    'have a picture address that is no text': patch({ photoURL: 7 }),
    "take somebody else's address": patch({ email: 'eva@example.com' }),
    'leave the address out': patch({ email: deleteField() }),
    'take another uid': patch({ uid: 'eva' }),
    'add a field': patch({ role: 'admin' }),
    'change when the profile was created': patch({ createdAt: Timestamp.fromMillis(SAVED_AT + 1) }),
    'leave out when the profile was created': patch({ createdAt: deleteField() }),
    'write a sign-in that is no time': patch({ lastLoginAt: 'today' }),
    'write an update that is no time': patch({ lastUpdated: 'today' }),
    'create a profile with another uid': recreate({ uid: 'eva' }),
    'create a profile whose date is no time': recreate({ createdAt: 'today' }),
    'create a profile with favourites': recreate({ favorites: STORED_FAVORITES }),
    'create a profile with a field more': recreate({ role: 'admin' }),
  }),
];

const addToMany: (id: string) => Step = (id) => (database) =>
  updateDoc(doc(database, 'users', COLLECTOR), { favorites: arrayUnion(favorite(id)) });

const fullWrites: Attempt[] = [
  { name: 'collector may: have 200 favourites', who: 'collector', allowed: true, run: addToMany('last') },
  {
    name: 'collector may not: have 201 favourites',
    who: 'collector',
    allowed: false,
    prepare: addToMany('last'),
    run: addToMany('more'),
  },
];

const favoriteWrites = [
  ...attempts(true, {
    'add a favourite': add(favorite('c')),
    'remove a favourite': patch({ favorites: arrayRemove(STORED_FAVORITES[0]) }),
    'remove all favourites': patch({ favorites: [] }),
    'add the first favourite': [patch({ favorites: [] }), add(favorite('c'))],
    'add a favourite without a price': addWith({ price: null }),
    'add a favourite with nothing but id and name': add({ id: 'c', name: 'Portátil' }),
    'add a favourite at every limit': add({
      id: text(200),
      name: text(300),
      image: text(2000),
      link: text(2000),
      specs: Array.from({ length: 40 }, () => text(100)),
    }),
  }),
  ...attempts(false, {
    'add two favourites at once': patch({ favorites: arrayUnion(favorite('c'), favorite('d')) }),
    'change a favourite': patch({ favorites: [favorite('a'), { ...favorite('b'), price: 1 }] }),
    'change one favourite and add another': patch({
      favorites: [favorite('a'), { ...favorite('b'), price: 1 }, favorite('c')],
    }),
    'have favourites that are no list': patch({ favorites: { 0: favorite('a') } }),
    'add a favourite with a field more': addWith({ note: 'x' }),
    'add a favourite without an id': add(without(favorite('c'), 'id')),
    'add a favourite without a name': add(without(favorite('c'), 'name')),
    'add a favourite with an empty id': addWith({ id: '' }),
    'add a favourite whose id is too long': addWith({ id: text(201) }),
    'add a favourite whose id is no text': addWith({ id: 7 }),
    'add a favourite whose name is too long': addWith({ name: text(301) }),
    'add a favourite whose name is no text': addWith({ name: 7 }),
    'add a favourite whose price is no number': addWith({ price: '999' }),
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

const LATER = Date.now() + 2 * HOUR_MS;

const setWrites = [
  ...attempts(true, {
    'save three computers': save({ computers: [computer(), computer(), computer()] }),
    'save two computers': save({ computers: [computer(), computer()] }),
    'save a form with nothing but its origin': save({ formData: { timestamp: NEW_SET_AT, sessionId: text(64) } }),
    'save a computer with nothing but id and name': save({ computers: [{ id: 'a', name: 'x' }] }),
    'save a computer without a price': saveComputer({ price: null }),
    'save a computer at every limit': saveComputer({
      id: text(200),
      title: text(300),
      name: text(300),
      image: text(2000),
      url: text(2000),
      specs: Array.from({ length: 40 }, () => text(100)),
    }),
    'save a form at every limit': saveForm({
      deviceType: text(20),
      purposes: Array.from({ length: 24 }, () => text(16)),
      priorities: Array.from({ length: 24 }, () => text(16)),
      requirements: Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}`, text(40)])),
    }),
  }),
  ...attempts(false, {
    'save under another id': save({}, `${OWNER}_${NEW_SET_AT + 1}`),
    "save under somebody else's id": save({}, `eva_${NEW_SET_AT}`),
    'save for somebody else': save({ userId: 'eva' }),
    'save for somebody else under their id': save({ userId: 'eva' }, `eva_${NEW_SET_AT}`),
    'save a field more': save({ note: 'x' }),
    'save a date that is no time': save({ createdAt: NEW_SET_AT }),
    'save something from the future': save(savedSet(LATER), `${OWNER}_${LATER}`),
    'save a form of another time': saveForm({ timestamp: NEW_SET_AT + 1 }),
    'save a form with a field more': saveForm({ note: 'x' }),
    'save a form that is no map': save({ formData: 'x' }),
    'save a form without a visit': save({ formData: without(savedSet(NEW_SET_AT).formData, 'sessionId') }),
    'save a visit that is too long': saveForm({ sessionId: text(65) }),
    'save a visit that is no text': saveForm({ sessionId: 7 }),
    'save a device that is too long': saveForm({ deviceType: text(21) }),
    'save a device that is no text': saveForm({ deviceType: 7 }),
    'save purposes that are no list': saveForm({ purposes: 'office' }),
    'save too many purposes': saveForm({ purposes: Array.from({ length: 25 }, () => 'x') }),
    'save purposes that are too long': saveForm({ purposes: [text(401)] }),
    'save priorities that are no list': saveForm({ priorities: 'battery' }),
    'save too many priorities': saveForm({ priorities: Array.from({ length: 25 }, () => 'x') }),
    'save priorities that are too long': saveForm({ priorities: [text(401)] }),
    'save a budget that is no number': saveForm({ budget: '1200' }),
    'save requirements that are no map': saveForm({ requirements: ['16GB'] }),
    'save too many requirements': saveForm({
      requirements: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}`, 'x'])),
    }),
    'save a requirement whose name is too long': saveForm({ requirements: { [text(201)]: 'x' } }),
    'save a requirement whose value is too long': saveForm({ requirements: { ram: text(401) } }),
    'save no computers': save({ computers: [] }),
    'save four computers': save({ computers: [computer(), computer(), computer(), computer()] }),
    'save computers that are no list': save({ computers: { 0: computer() } }),
    'save a second computer that is malformed': save({ computers: [computer(), { id: 'a' }] }),
    'save a third computer that is malformed': save({ computers: [computer(), computer(), { id: 'a' }] }),
    'save a computer with a field more': saveComputer({ note: 'x' }),
    'save a computer without an id': save({ computers: [without(computer(), 'id')] }),
    'save a computer without a name': save({ computers: [without(computer(), 'name')] }),
    'save a computer whose id is too long': saveComputer({ id: text(201) }),
    'save a computer whose id is no text': saveComputer({ id: 7 }),
    'save a computer whose name is too long': saveComputer({ name: text(301) }),
    'save a computer whose name is no text': saveComputer({ name: 7 }),
    'save a computer whose title is too long': saveComputer({ title: text(301) }),
    'save a computer whose title is no text': saveComputer({ title: 7 }),
    'save a computer whose image is too long': saveComputer({ image: text(2001) }),
    'save a computer whose image is no text': saveComputer({ image: 7 }),
    'save a computer whose address is too long': saveComputer({ url: text(2001) }),
    'save a computer whose address is no text': saveComputer({ url: 7 }),
    'save a computer whose price is no number': saveComputer({ price: '999' }),
    'save a computer whose specs are no list': saveComputer({ specs: 'Memoria' }),
    'save a computer with too many specs': saveComputer({ specs: Array.from({ length: 41 }, () => 'x') }),
    'save a computer with too much text in its specs': saveComputer({ specs: [text(4001)] }),
  }),
];

export const writeAttempts: Attempt[] = [...profileWrites, ...favoriteWrites, ...fullWrites, ...setWrites];
