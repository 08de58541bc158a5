/** Valid writes to a user’s profile, and every way in which they can be malformed. */
import {
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
import { type Database, favorite, NEWCOMER, OWNER, OWNER_EMAIL, profile, SAVED_AT, VETERAN } from './world.ts';

export const person = (database: Database, uid = OWNER) => doc(database, 'users', uid);
export const patch =
  (values: Record<string, unknown>, uid = OWNER): Step =>
  (database) =>
    updateDoc(person(database, uid), values);
const merge =
  (values: Record<string, unknown>, uid = OWNER): Step =>
  (database) =>
    setDoc(person(database, uid), values, { merge: true });
const recreate = (values: Record<string, unknown>): [Step, Step] => [
  (database) => deleteDoc(person(database)),
  (database) => setDoc(person(database), { ...profile(), ...values }),
];
export const profileAttempts: Attempt[] = [
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
    'have a name that is a list of texts': patch({ displayName: ['Ana'] }),
    'have a picture address that is too long': patch({ photoURL: text(2001) }),
    "take another user's address": patch({ email: 'eva@example.com' }),
    'take another uid': patch({ uid: 'eva' }),
    'add a field': patch({ role: 'admin' }),
    'change the notes of an earlier version': patch({ 'notes.a': 'Para mi madre' }),
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
    'have no address': merge({ uid: NEWCOMER, email: null }, NEWCOMER),
    'say later when they came': [
      merge({ favorites: arrayUnion(favorite('a')) }, NEWCOMER),
      merge({ uid: NEWCOMER, createdAt: serverTimestamp() }, NEWCOMER),
    ],
  }),
  ...attemptsOf('newcomer', false, {
    'have an address that their sign-in does not have': merge({ uid: NEWCOMER, email: OWNER_EMAIL }, NEWCOMER),
    'have an empty address': merge({ email: '' }, NEWCOMER),
    'have an address that is no text': merge({ email: [null] }, NEWCOMER),
  }),
  ...attemptsOf('veteran', true, {
    'change the name alone': patch({ displayName: 'Eloy' }, VETERAN),
    'change the picture alone': patch({ photoURL: null }, VETERAN),
    'have a first favorite': patch({ favorites: arrayUnion(favorite('a')) }, VETERAN),
  }),
];
