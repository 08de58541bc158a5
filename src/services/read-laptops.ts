/** Laptops that were read of a text. Loads the schema of what is read of laptops: import it from lazy parts only. */
import { readLaptopSchema, type ReadLaptop } from '#contract/advert.ts';
import { type Entry, STORAGE_KEYS } from './local-data.ts';

/** The advert that was judged last in this tab: the results say where its laptop stands. */
export const SEEN_READ: Entry<ReadLaptop> = {
  key: STORAGE_KEYS.seenAdvert,
  parse: (value) => readLaptopSchema.safeParse(value).data ?? null,
};
