/**
 * A computer as the site reads it, from a response or from storage. More tolerant than what the API sends: `title` may
 * replace the name, `url` the link, specs may be objects, and missing or invalid values count as unknown.
 */
import * as z from 'zod/mini';
import { cardStatementSchema } from './card-statements.ts';
import { type Facts, factsSchema, ROLES } from './facts.ts';
import type { Computer } from './computer.ts';
import { laptopName } from './laptop-name.ts';
import { goodItems } from './good-items.ts';
import {
  fact,
  pairSchema,
  recordSchema,
  shownFields,
  shownPriceFacts,
  text,
  textsSchema,
  webAddress,
} from './shown-fields.ts';

export interface ShownComputer extends Omit<Computer, 'price' | 'offers' | 'priceHistory'> {
  /** Euros; `null` means unknown. */
  price: number | null;
  /** Parsed in `src/features/offers`, which few visits load. */
  offers: unknown[];
  priceHistory?: unknown;
}

const known = factsSchema.shape;

const shownFactsSchema = z.object({
  brand: text,
  model: text,
  cpu: fact(known.cpu),
  cpuFamily: fact(known.cpuFamily),
  gpu: fact(known.gpu),
  gpuSeries: fact(known.gpuSeries),
  ramGb: fact(known.ramGb),
  storageGb: fact(known.storageGb),
  screenInches: fact(known.screenInches),
  resolution: fact(known.resolution),
  refreshHz: fact(known.refreshHz),
  weightKg: fact(known.weightKg),
  batteryWh: fact(known.batteryWh),
  batteryHours: fact(known.batteryHours),
  batteryHoursError: fact(known.batteryHoursError),
  keyboard: fact(known.keyboard),
  os: fact(known.os),
  year: fact(known.year),
  priceShop: fact(known.priceShop),
  priceUrl: fact(known.priceUrl),
  priceCountry: fact(known.priceCountry),
  ...shownPriceFacts,
  priceRange: fact(known.priceRange),
  estimated: textsSchema,
});
const UNKNOWN_FACTS: Facts = shownFactsSchema.parse({});
const attributesSchema = z.catch(z.union([goodItems(pairSchema), recordSchema]), []);

const anything = z.optional(z.unknown());

export const shownComputerSchema = z.pipe(
  z
    .object({
      ...shownFields,
      /** Absent in stored results of older versions. */
      shortName: text,
      brief: text,
      attributes: attributesSchema,
      pros: textsSchema,
      cons: textsSchema,
      role: z.catch(z.nullable(z.enum(ROLES)), null),
      statements: z.catch(goodItems(cardStatementSchema), []),
      facts: z.catch(shownFactsSchema, UNKNOWN_FACTS),
      offers: z.catch(z.array(anything), []),
      priceHistory: anything,
    })
    // Without any of these it has no identity.
    .check(z.refine(({ id, name, title }) => (id || name || title) !== '')),
  z.transform(({ id, name, title, shortName, link, url, ...rest }): ShownComputer => ({
    ...rest,
    id: id || name || title,
    name: name || title,
    shortName: shortName || laptopName(name || title),
    link: webAddress([link, url]),
  })),
);
