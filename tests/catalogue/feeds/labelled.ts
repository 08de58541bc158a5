/**
 * Labelled offers: titles as Spanish shops write them, of laptops sold in 2024–2026. `label` is the laptop's id, `new`
 * if the catalogue lacks the configuration (another memory or part number, a sibling, a title with too few facts),
 * `skip` if it is no new laptop. `how` is the origin of the label: the maker's part number, equal facts in the source's
 * columns, or a person.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';

const FILE = new URL('labelled-offers.csv', import.meta.url);
const cells = ['sku', 'title', 'brand', 'mpn', 'price', 'details', 'label', 'how'] as const;
const rowSchema = z.record(z.enum(cells), z.string());
export type LabelledOffer = z.infer<typeof rowSchema>;

export const LABELLED: readonly LabelledOffer[] = z
  .array(rowSchema)
  .parse(parse(readFileSync(FILE), { columns: true }));

/** As it would be pasted: with its brand. */
export const titleOf = ({ title, brand }: LabelledOffer): string =>
  title.toLowerCase().includes(brand.toLowerCase()) ? title : `${brand} ${title}`;
