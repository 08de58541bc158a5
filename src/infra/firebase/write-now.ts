import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore';

/** A transaction, because it is never queued: nothing may be written after the page has reported a failure. */
export const writeNow = (database: Firestore, write: (transaction: Transaction) => unknown): Promise<void> =>
  runTransaction(database, async (transaction) => void write(transaction), { maxAttempts: 1 });
