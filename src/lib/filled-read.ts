import { READ_FIELDS, type ReadField, type ReadLaptop, readLaptopSchema } from '#contract/advert.ts';
import type { Facts } from '#contract/facts.ts';

/** @param facts of the catalogue's laptop that the advert is about: they are what the advert does not say */
export function filledFrom(facts: Facts, read: ReadLaptop): ReadLaptop {
  // A keyboard that the catalogue only expects is none that was read.
  const known: Partial<Record<ReadField, unknown>> = { ...facts, keyboard: null };
  const fields = READ_FIELDS.map((field) => [field, read[field] ?? known[field]]);
  const filled = { ...Object.fromEntries(fields), brand: facts.brand, model: facts.model };
  return readLaptopSchema.safeParse(filled).data ?? read;
}
