/** Each collection × {anonymous, owner, other} × {get, list, create, update, delete}. */
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { type Attempt, attemptsOf, type Step } from './attempt.ts';
import { person } from './profile-attempts.ts';
import { type Database, OTHER_EMAIL, OWNER, OWNER_EMAIL, profile, SAVED_AT, savedSet } from './world.ts';

const NEW_SET_AT = SAVED_AT + 3_600_000;

const saved = (database: Database, id = `${OWNER}_${SAVED_AT}`) => doc(database, 'saved_recommendations', id);
const allSaved = (database: Database) => collection(database, 'saved_recommendations');
const people = (database: Database) => collection(database, 'users');

const FOR_THE_OWNER: Record<string, Step> = {
  'get a profile': (database) => getDoc(person(database)),
  'update a profile': (database) => updateDoc(person(database), { displayName: 'X' }),
  'delete a profile': (database) => deleteDoc(person(database)),
  'get a saved set': (database) => getDoc(saved(database)),
  'get a missing saved set of the owner': (database) => getDoc(saved(database, `${OWNER}_1`)),
  'list the saved sets of the owner': (database) => getDocs(query(allSaved(database), where('userId', '==', OWNER))),
  'create a saved set of the owner': (database) =>
    setDoc(saved(database, `${OWNER}_${NEW_SET_AT}`), savedSet(NEW_SET_AT)),
  'delete a saved set': (database) => deleteDoc(saved(database)),
  'delete a missing saved set of the owner': (database) => deleteDoc(saved(database, `${OWNER}_1`)),
};
const FOR_NOBODY: Record<string, Step> = {
  'list profiles': (database) => getDocs(people(database)),
  'list the profiles of one address': (database) => getDocs(query(people(database), where('email', '==', OWNER_EMAIL))),
  'list all saved sets': (database) => getDocs(allSaved(database)),
  'update a saved set': (database) => updateDoc(saved(database), { computers: savedSet(SAVED_AT).computers }),
  'read anything else': (database) => getDoc(doc(database, 'others/x')),
  'write anything else': (database) => setDoc(doc(database, 'others/x'), { a: 1 }),
};

export const accessAttempts: Attempt[] = [
  ...attemptsOf('owner', true, FOR_THE_OWNER),
  ...attemptsOf('owner', true, {
    'create a profile': [(database) => deleteDoc(person(database)), (database) => setDoc(person(database), profile())],
  }),
  ...attemptsOf('owner', false, FOR_NOBODY),
  ...(['anonymous', 'other'] as const).flatMap((who) =>
    attemptsOf(who, false, {
      ...FOR_THE_OWNER,
      ...FOR_NOBODY,
      "create another user's profile": (database) => setDoc(person(database, 'new'), { ...profile(), uid: 'new' }),
    }),
  ),
  // With their own email, so that only the owner of the profile can be the reason.
  ...attemptsOf('other', false, {
    "create a profile that says it is the owner's": (database) =>
      setDoc(person(database, 'new'), { ...profile(), uid: 'new', email: OTHER_EMAIL }),
    "put their own address into the owner's profile": (database) => updateDoc(person(database), { email: OTHER_EMAIL }),
  }),
];
