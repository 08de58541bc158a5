import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { QUERIES, type QueryShape } from '#src/infra/firebase/queries.ts';

const FOLDER = 'src/infra/firebase';

/** What a query is built of in the SDK. */
const QUERY_PARTS =
  /\b(query|where|orderBy|collection|collectionGroup|and|or|limit|limitToLast|startAt|startAfter|endAt|endBefore)\b/;

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
 * The one index that serves such a query: first the value, then the order, whose field may also be limited. A query for
 * one value without an order needs none of its own: the database keeps one for every single field.
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

/** The emulator answers queries without an index; the real database does not. */
describe('the indexes of the database', () => {
  it('are those of the queries and no others', () => {
    const { indexes } = indexesSchema.parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')));
    const needed = Object.values<QueryShape>(QUERIES)
      .flatMap(indexesFor)
      .map((index) => JSON.stringify(index));
    expect(indexes.map((index) => JSON.stringify(index))).toEqual([...new Set(needed)]);
  });

  it('are compared with every query: none is built anywhere else', () => {
    const elsewhere = readdirSync(FOLDER)
      .filter((file) => file !== 'queries.ts')
      .filter((file) => {
        const source = readFileSync(`${FOLDER}/${file}`, 'utf8');
        const imported = [...source.matchAll(/import\s*\{([^}]*)\}\s*from 'firebase\/firestore'/g)];
        return (
          /import\s*\*[^;]*'firebase\/firestore'/.test(source) ||
          imported.some(([, names = '']) => QUERY_PARTS.test(names))
        );
      });
    expect(elsewhere).toEqual([]);
  });
});
