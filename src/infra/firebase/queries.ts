/** Every query that is put to the database: firestore.indexes.json must have an index for each (a test compares them). */
import { collection, type Firestore, orderBy, type Query, query, type Timestamp, where } from 'firebase/firestore';

export interface QueryShape {
  collection: string;
  /** The field that must have one value. */
  equal: string;
  /** The field to sort by, which may also be asked to lie between two values. */
  order: { by: string; direction: 'asc' | 'desc' };
}

/** A person's saved sets, newest first. */
const savedSets = {
  collection: 'saved_recommendations',
  equal: 'userId',
  order: { by: 'createdAt', direction: 'desc' },
} as const;

export const QUERIES = {
  savedSets,
  /** Those of a stretch of time. */
  savedSetsBetween: savedSets,
} as const satisfies Record<string, QueryShape>;

/**
 * @param value of the field that must be equal.
 * @param between the first and the last value of the field to sort by; without it, any.
 */
export function ask(database: Firestore, shape: QueryShape, value: string, between?: [Timestamp, Timestamp]): Query {
  const { by, direction } = shape.order;
  const all = query(collection(database, shape.collection), where(shape.equal, '==', value), orderBy(by, direction));
  if (!between) return all;
  const [first, last] = between;
  return query(all, where(by, '>=', first), where(by, '<=', last));
}
