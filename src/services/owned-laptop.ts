/** The laptop that the visitor owns. Loads the schema of what is read of laptops: import it from lazy parts only. */
import { type ReadLaptop, readLaptopSchema } from '#contract/advert.ts';
import { type Entry, STORAGE_KEYS } from './local-data.ts';

export const OWNED_LAPTOP: Entry<ReadLaptop> = {
  key: STORAGE_KEYS.ownedLaptop,
  parse: (value) => readLaptopSchema.safeParse(value).data ?? null,
};
