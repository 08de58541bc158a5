/** Valid saved sets, and every way in which they can be malformed. */
import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { type Attempt, attemptsOf, LARGEST_FACTS, type Step, text } from './attempt.ts';
import { computer, NEWCOMER, OWNER, priceFacts, SAVED_AT, savedSet } from './world.ts';

const NEW_SET_AT = SAVED_AT + 3_600_000;
const NEW_SET = `${OWNER}_${NEW_SET_AT}`;

const save =
  (values: Record<string, unknown>, id = NEW_SET): Step =>
  (database) =>
    setDoc(doc(database, 'saved_recommendations', id), { ...savedSet(NEW_SET_AT), ...values });
const saveForm = (values: Record<string, unknown>) =>
  save({ formData: { ...savedSet(NEW_SET_AT).formData, ...values } });
const saveComputer = (values: Record<string, unknown>) => save({ computers: [{ ...computer(), ...values }] });

const LARGEST_COMPUTER = {
  id: text(200),
  title: text(300),
  name: text(300),
  image: text(2000),
  price: text(40),
  url: text(2000),
  specs: Array.from({ length: 40 }, () => text(100)),
  facts: LARGEST_FACTS,
};
const LARGEST_FORM = {
  purposes: Array.from({ length: 24 }, () => text(16)),
  priorities: Array.from({ length: 24 }, () => text(16)),
  requirements: Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}`, text(40)])),
  deviceType: text(20),
  budget: text(40),
  sessionId: text(100),
  savedFromRecommendations: text(100),
  id: text(140),
  timestamp: text(40),
  ownsWindows: true,
};

export const savedSetAttempts: Attempt[] = [
  ...attemptsOf('owner', true, {
    'save three computers': save({ computers: [computer(), computer(), computer()] }),
    'save two computers': save({ computers: [computer(), computer()] }),
    'save the largest form and three of the largest computers': save({
      formData: LARGEST_FORM,
      computers: [LARGEST_COMPUTER, LARGEST_COMPUTER, LARGEST_COMPUTER],
    }),
    'save without a form filled in': save({ formData: {} }),
    'save at the time of the server': save({ createdAt: serverTimestamp() }),
    'save at another time than the form': saveForm({ timestamp: SAVED_AT }),
    'save a form that says where it comes from': saveForm({ savedFromRecommendations: true, id: 'a', timestamp: null }),
    'save a form whose time is one': saveForm({ timestamp: Timestamp.fromMillis(NEW_SET_AT) }),
    'save a computer with nothing but a name': save({ computers: [{ name: 'x' }] }),
    'save a computer with nothing but a title': save({ computers: [{ title: 'x', name: null }] }),
    'save a computer with what is known of its price': saveComputer({ facts: priceFacts() }),
    'save a computer without price, picture and address': saveComputer({ price: null, image: null, url: null }),
  }),
  ...attemptsOf('owner', false, {
    'save under an id without a time': save({}, OWNER),
    'save under an id that ends in a word': save({}, `${OWNER}_now`),
    "save under another user's id": save({}, `eva_${NEW_SET_AT}`),
    'save for another user': save({ userId: 'eva' }),
    'save for another user under their id': save({ userId: 'eva' }, `eva_${NEW_SET_AT}`),
    'save a field more': save({ note: 'x' }),
    'save a date that is no time': save({ createdAt: NEW_SET_AT }),
    'save a form with a field more': saveForm({ note: 'x' }),
    'save a form that is no map': save({ formData: 'x' }),
    'save a form whose time is too long': saveForm({ timestamp: text(41) }),
    'save a form that owns Windows, not by yes or no': saveForm({ ownsWindows: 'x' }),
    'save a form with too much text in it': saveForm({ ...LARGEST_FORM, id: text(141) }),
    'save a form with a list in the place of a text': saveForm({ sessionId: ['x'] }),
    'save too many purposes': saveForm({ purposes: Array.from({ length: 25 }, () => 'x') }),
    'save purposes that are too long': saveForm({ purposes: [text(401)] }),
    'save too many priorities': saveForm({ priorities: Array.from({ length: 25 }, () => 'x') }),
    'save priorities that are too long': saveForm({ priorities: [text(401)] }),
    'save requirements that are no map': saveForm({ requirements: ['16GB'] }),
    'save too many requirements': saveForm({
      requirements: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}`, 'x'])),
    }),
    'save a requirement whose name is too long': saveForm({ requirements: { [text(201)]: 'x' } }),
    'save a requirement whose value is too long': saveForm({ requirements: { ram: text(401) } }),
    'save no computers': save({ computers: [] }),
    'save four computers': save({ computers: [computer(), computer(), computer(), computer()] }),
    'save computers that are no list': save({ computers: { 0: computer() } }),
    'save a second computer that is malformed': save({ computers: [computer(), { price: 7 }] }),
    'save a third computer that is malformed': save({ computers: [computer(), computer(), { price: 7 }] }),
    'save a computer with a field more': saveComputer({ note: 'x' }),
    'save a computer without id, name and title': save({ computers: [{ price: 999 }] }),
    'save a computer with too much text in it': saveComputer({ ...LARGEST_COMPUTER, name: text(301) }),
    'save a computer with a map in the place of a text': saveComputer({ name: { x: 'x' } }),
    'save a computer whose image is too long': saveComputer({ image: text(2001) }),
    'save a computer whose address is too long': saveComputer({ url: text(2001) }),
    'save a computer with too many specs': saveComputer({ specs: Array.from({ length: 41 }, () => 'x') }),
    'save a computer whose price has a fact more': saveComputer({ facts: { note: 'x' } }),
    'save a computer with too much text in its specs': saveComputer({ specs: [text(4001)] }),
  }),
  // Their uid looks like an id itself.
  ...attemptsOf('newcomer', true, {
    'save a set': save({ userId: NEWCOMER }, `${NEWCOMER}_${NEW_SET_AT}`),
  }),
];
