/** Each collection × {anonymous, owner, other} × {get, list, create, update, delete}. */
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import type { Attempt } from './attempt.ts';
import { type Database, OTHER_EMAIL, OWNER, OWNER_EMAIL, profile, SAVED_AT, savedSet, type Who } from './world.ts';

const EVERYBODY: readonly Who[] = ['anonymous', 'owner', 'other'];
const NOT_THE_OWNER: readonly Who[] = ['anonymous', 'other'];
const NEW_SET_AT = SAVED_AT + 3_600_000;

const person = (database: Database, uid = OWNER) => doc(database, 'users', uid);
const saved = (database: Database, id = `${OWNER}_${SAVED_AT}`) => doc(database, 'saved_recommendations', id);
const ownersSets = (database: Database) =>
  query(collection(database, 'saved_recommendations'), where('userId', '==', OWNER));

const OPERATIONS: { name: string; owner: boolean; run: Attempt['run'] }[] = [
  { name: 'get a profile', owner: true, run: (database) => getDoc(person(database)) },
  { name: 'list profiles', owner: false, run: (database) => getDocs(collection(database, 'users')) },
  {
    name: 'list the profiles of one address',
    owner: false,
    run: (database) => getDocs(query(collection(database, 'users'), where('email', '==', OWNER_EMAIL))),
  },
  { name: 'update a profile', owner: true, run: (database) => updateDoc(person(database), { displayName: 'X' }) },
  { name: 'delete a profile', owner: true, run: (database) => deleteDoc(person(database)) },
  { name: 'get a saved set', owner: true, run: (database) => getDoc(saved(database)) },
  {
    name: 'get a missing saved set of the owner',
    owner: true,
    run: (database) => getDoc(saved(database, `${OWNER}_1`)),
  },
  { name: 'list the saved sets of the owner', owner: true, run: (database) => getDocs(ownersSets(database)) },
  {
    name: 'list all saved sets',
    owner: false,
    run: (database) => getDocs(collection(database, 'saved_recommendations')),
  },
  {
    name: 'create a saved set of the owner',
    owner: true,
    run: (database) => setDoc(saved(database, `${OWNER}_${NEW_SET_AT}`), savedSet(NEW_SET_AT)),
  },
  {
    name: 'update a saved set',
    owner: false,
    run: (database) => updateDoc(saved(database), { computers: savedSet(SAVED_AT).computers }),
  },
  { name: 'delete a saved set', owner: true, run: (database) => deleteDoc(saved(database)) },
  {
    name: 'delete a missing saved set of the owner',
    owner: true,
    run: (database) => deleteDoc(saved(database, `${OWNER}_1`)),
  },
  { name: 'read anything else', owner: false, run: (database) => getDoc(doc(database, 'others/x')) },
  { name: 'write anything else', owner: false, run: (database) => setDoc(doc(database, 'others/x'), { a: 1 }) },
];

export const accessAttempts: Attempt[] = [
  ...OPERATIONS.flatMap(({ name, owner, run }) =>
    EVERYBODY.map((who) => ({ name: `${who}: ${name}`, who, allowed: owner && who === 'owner', run })),
  ),
  {
    name: 'owner: create a profile',
    who: 'owner',
    allowed: true,
    prepare: (database) => deleteDoc(person(database)),
    run: (database) => setDoc(person(database), profile()),
  },
  ...NOT_THE_OWNER.map((who) => ({
    name: `${who}: create another user's profile`,
    who,
    allowed: false,
    run: (database: Database) => setDoc(person(database, 'new'), { ...profile(), uid: 'new' }),
  })),
  // With their own email, so that only the owner of the profile can be the reason.
  {
    name: "other: create a profile that says it is the owner's",
    who: 'other',
    allowed: false,
    run: (database) => setDoc(person(database, 'new'), { ...profile(), uid: 'new', email: OTHER_EMAIL }),
  },
  {
    name: "other: put their own address into the owner's profile",
    who: 'other',
    allowed: false,
    run: (database) => updateDoc(person(database), { email: OTHER_EMAIL }),
  },
];
