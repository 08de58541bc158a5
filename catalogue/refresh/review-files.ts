/** What a refresh leaves for a person, and what the person answered: two files beside the snapshots. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Decision, UnsureOffer } from '../feeds/matching.ts';
import { CatalogueError } from '../load.ts';
import { writeAtomically } from '../write-atomically.ts';

const decisionsSchema = z.array(
  z.strictObject({ shop: z.string().min(1), sku: z.string().min(1), laptop: z.string().min(1) }),
);

/** @throws CatalogueError when the file holds anything else: forgotten answers would apply what a person refused */
export function readDecisions(folder: string): Decision[] {
  const file = join(folder, 'decisions.json');
  if (!existsSync(file)) return [];
  try {
    return decisionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new CatalogueError(
      `${file}: no decisions (${error instanceof Error ? error.message.split('\n')[0] : error})`,
    );
  }
}

/** One offer on a line, to be read and searched. */
export function writeUnsure(folder: string, unsure: readonly UnsureOffer[]): void {
  const lines = unsure.map(({ offer, why, laptops }) => {
    const { shop, sku, title, gtin, mpn, priceEur, link } = offer;
    return `  ${JSON.stringify({ shop, sku, title, gtin, mpn, priceEur, link, why, laptops })}`;
  });
  writeAtomically(join(folder, 'unsure.json'), `[\n${lines.join(',\n')}\n]\n`);
}
