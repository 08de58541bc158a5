/** Every query that is put to the database: firestore.indexes.json must have an index for each (a test compares them). */
import { collection, type Firestore, orderBy, type Query, query, type Timestamp, where } from 'firebase/firestore';

export interface QueryShape {
  collection: string;
  /** The field that must have one value. */
  equal: string;
  /** The field to sort by, which may also be asked to lie between two values: documents without it are not found. */
  order?: { by: string; direction: 'asc' | 'desc' };
}

const ofPerson = { collection: 'saved_recommendations', equal: 'userId' } as const;

export const QUERIES = {
  /** All of a person's saved sets, in no order: sorted by date, those without one would be missing. */
  savedSets: ofPerson,
  /** Those of a stretch of time. */
  savedSetsBetween: { ...ofPerson, order: { by: 'createdAt', direction: 'desc' } },
} as const satisfies Record<string, QueryShape>;

/** @param value of the field that must be equal. */
export const ask = (database: Firestore, { collection: name, equal }: QueryShape, value: string): Query =>
  query(collection(database, name), where(equal, '==', value));

/** @param between the first and the last value of the field to sort by. */
export function askBetween(
  database: Firestore,
  shape: Required<QueryShape>,
  value: string,
  [first, last]: [Timestamp, Timestamp],
): Query {
  const { by, direction } = shape.order;
  return query(ask(database, shape, value), where(by, '>=', first), where(by, '<=', last), orderBy(by, direction));
}
