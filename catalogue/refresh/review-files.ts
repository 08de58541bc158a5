/** What a refresh leaves for a person to answer: a file beside the snapshots. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { UnsureOffer } from '../feeds/matching.ts';
import { CatalogueError } from '../load.ts';
import { writeAtomically } from '../write-atomically.ts';

const FILE = 'unsure.json';

const unsureSchema = z.array(
  z.object({
    shop: z.string(),
    sku: z.string(),
    title: z.string(),
    priceEur: z.number(),
    link: z.string(),
    why: z.string(),
    laptops: z.array(z.string()),
  }),
);
/** An offer that waits for a person's answer. */
export type Question = z.infer<typeof unsureSchema>[number];

/**
 * What the last refresh left open; nothing before the first one.
 * @throws CatalogueError when the file holds anything else
 */
export function readUnsure(folder: string): Question[] {
  const file = join(folder, FILE);
  if (!existsSync(file)) return [];
  try {
    return unsureSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CatalogueError(`${file}: not a list of offers`);
  }
}

/** One offer on a line, to be read and searched. */
export function writeUnsure(folder: string, unsure: readonly UnsureOffer[]): void {
  const lines = unsure.map(({ offer, why, laptops }) => {
    const { shop, sku, title, gtin, mpn, priceEur, link } = offer;
    return `  ${JSON.stringify({ shop, sku, title, gtin, mpn, priceEur, link, why, laptops })}`;
  });
  writeAtomically(join(folder, FILE), `[\n${lines.join(',\n')}\n]\n`);
}
