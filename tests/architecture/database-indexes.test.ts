import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { QUERIES, type QueryShape } from '#src/infra/firebase/queries.ts';

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION'),
      fields: z.array(z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) })),
    }),
  ),
});

/**
 * The index of a query: first the field compared with a value, then the field of the order. A query without an order needs
 * none, because the database indexes every single field.
 */
const indexesFor = ({ collection, equal, order }: QueryShape) => {
  if (!order) return [];
  const direction = order.direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  const fields = [
    { fieldPath: equal, order: 'ASCENDING' },
    { fieldPath: order.by, order: direction },
  ];
  return [{ collectionGroup: collection, queryScope: 'COLLECTION', fields }];
};

// The emulator answers queries without an index; the real database does not.
it('the indexes of the database are exactly those of the queries', () => {
  const { indexes } = indexesSchema.parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')));
  const needed = Object.values<QueryShape>(QUERIES)
    .flatMap(indexesFor)
    .map((index) => JSON.stringify(index));
  expect(indexes.map((index) => JSON.stringify(index))).toEqual([...new Set(needed)]);
});
