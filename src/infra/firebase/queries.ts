/** Every query of the database. firestore.indexes.json must have an index for each; a test compares them. */
import { collection, type Firestore, orderBy, type Query, query, type Timestamp, where } from 'firebase/firestore';

export interface QueryShape {
  collection: string;
  equal: string;
  /** The field to sort by and to limit to a range. Documents without it are not found. */
  order?: { by: string; direction: 'asc' | 'desc' };
}

const OF_USER = { collection: 'saved_recommendations', equal: 'userId' } as const;

export const QUERIES = {
  /** All of a user's saved sets, unsorted: a query sorted by date would miss those without one. */
  savedSets: OF_USER,
  savedSetsBetween: { ...OF_USER, order: { by: 'createdAt', direction: 'desc' } },
} as const satisfies Record<string, QueryShape>;

export const queryFor = (database: Firestore, { collection: name, equal }: QueryShape, value: string): Query =>
  query(collection(database, name), where(equal, '==', value));

/** @param between the first and the last value of the field to sort by. */
export function queryBetween(
  database: Firestore,
  shape: Required<QueryShape>,
  value: string,
  [first, last]: [Timestamp, Timestamp],
): Query {
  const { by, direction } = shape.order;
  return query(queryFor(database, shape, value), where(by, '>=', first), where(by, '<=', last), orderBy(by, direction));
}
