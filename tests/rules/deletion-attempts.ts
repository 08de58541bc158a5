/** The tombstone of a deleted account, and what it denies to other devices. */
import {
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { TOMBSTONE_MS } from '#src/infra/firebase/profiles.ts';
import { type Attempt, attemptsOf, type Step } from './attempt.ts';
import { DELETED, favorite, OWNER, savedSet } from './world.ts';

const DAY_MS = 86_400_000;

const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);
const tombstone = (expiresAt: unknown = Timestamp.fromMillis(Date.now() + TOMBSTONE_MS)) => ({
  deletedAt: serverTimestamp(),
  expiresAt,
});

/** The same batch as the site’s. */
const deleteAccount =
  (uid: string): Step =>
  (database) => {
    const batch = writeBatch(database);
    batch.set(doc(database, 'deleted_accounts', uid), tombstone());
    batch.delete(doc(database, 'users', uid));
    return batch.commit();
  };
const bury =
  (data: Record<string, unknown>, uid = OWNER): Step =>
  (database) =>
    setDoc(doc(database, 'deleted_accounts', uid), data);
const pressHeart =
  (uid: string): Step =>
  (database) =>
    setDoc(doc(database, 'users', uid), { favorites: arrayUnion(favorite('a')) }, { merge: true });
const createProfile: Step = (database) =>
  setDoc(doc(database, 'users', DELETED), { uid: DELETED, createdAt: serverTimestamp() });
const saveResult =
  (uid: string): Step =>
  (database) =>
    setDoc(doc(database, 'saved_recommendations', `${uid}_1`), { ...savedSet(1), userId: uid });

export const deletionAttempts: Attempt[] = [
  ...attemptsOf('owner', true, {
    'delete their account': deleteAccount(OWNER),
    'delete their account once more, after something else went wrong': [deleteAccount(OWNER), deleteAccount(OWNER)],
    'let the tombstone go after a good day': bury(tombstone(inDays(1.1))),
    'keep the tombstone for nearly as long as can be': bury(tombstone(inDays(26.9))),
  }),
  ...attemptsOf('owner', false, {
    'press a heart once the account is deleted': [deleteAccount(OWNER), pressHeart(OWNER)],
    'save a result once the account is deleted': [deleteAccount(OWNER), saveResult(OWNER)],
    "bury another user's account": bury(tombstone(), 'eva'),
    'say themselves when the account was deleted': bury({ ...tombstone(), deletedAt: inDays(-1) }),
    'leave out when the account was deleted': bury({ expiresAt: inDays(14) }),
    'let the tombstone go before every session has noticed': bury(tombstone(inDays(0.9))),
    'keep the tombstone for longer than the privacy text says': bury(tombstone(inDays(27.1))),
    'keep the tombstone for ever': bury({ deletedAt: serverTimestamp() }),
    'write more onto the tombstone': bury({ ...tombstone(), note: 'x' }),
  }),
  ...attemptsOf('gone', false, {
    'create their profile again': createProfile,
    'press a heart': pressHeart(DELETED),
    'save a result': saveResult(DELETED),
    'read their tombstone': (database) => getDoc(doc(database, 'deleted_accounts', DELETED)),
    'remove their tombstone': (database) => deleteDoc(doc(database, 'deleted_accounts', DELETED)),
    'empty their tombstone': (database) =>
      updateDoc(doc(database, 'deleted_accounts', DELETED), { deletedAt: deleteField() }),
  }),
  ...attemptsOf('returned', true, {
    'create their profile again': createProfile,
    'press a heart': pressHeart(DELETED),
    'save a result': saveResult(DELETED),
  }),
  ...attemptsOf('other', false, {
    "read another user's tombstone": (database) => getDoc(doc(database, 'deleted_accounts', DELETED)),
    "remove another user's tombstone": (database) => deleteDoc(doc(database, 'deleted_accounts', DELETED)),
  }),
];
