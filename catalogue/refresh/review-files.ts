/** The open questions of a refresh, in a file beside the snapshots. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { CatalogueError } from '../load.ts';
import { writeAtomically } from '../write-atomically.ts';
import type { RefreshReport } from './refresh.ts';

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
    /** The price in euros that is used until the offer's price is confirmed; absent if the price is not in question. */
    usualEur: z.number().optional(),
  }),
);
/** An offer that waits for a person's decision. */
export type Question = z.infer<typeof unsureSchema>[number];

/**
 * The open questions of the last refresh; none before the first one.
 * @throws CatalogueError if the file is invalid
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

const TOO_CHEAP = 'its price is too low for one shop alone';
const LEFT_OUT = 'the checks refuse the catalogue with it';

type Open = Pick<RefreshReport, 'unsure' | 'unconfirmed' | 'leftOut'>;

function questionsOf({ unsure, unconfirmed, leftOut }: Open) {
  const culprits = leftOut.filter(({ what }) => what === 'rows').flatMap(({ offers }) => offers);
  return [
    ...unsure,
    ...unconfirmed.map(({ offer, laptop, usualEur }) => ({ offer, why: TOO_CHEAP, laptops: [laptop], usualEur })),
    ...culprits.map((offer) => ({ offer, why: LEFT_OUT, laptops: [] })),
  ];
}

/** Writes one offer per line, so that the file can be read and searched. */
export function writeQuestions(folder: string, open: Open): void {
  const lines = questionsOf(open).map(({ offer, ...asked }) => {
    const { shop, sku, title, gtin, mpn, priceEur, link } = offer;
    return `  ${JSON.stringify({ shop, sku, title, gtin, mpn, priceEur, link, ...asked })}`;
  });
  writeAtomically(join(folder, FILE), `[\n${lines.join(',\n')}\n]\n`);
}
