/** The advert that was judged last in this tab: the results say where its laptop stands. */
import { readLaptopSchema, type ReadLaptop } from '#contract/advert.ts';
import { type Entry, STORAGE_KEYS } from './local-data.ts';

export const SEEN_READ: Entry<ReadLaptop> = {
  key: STORAGE_KEYS.seenAdvert,
  parse: (value) => readLaptopSchema.safeParse(value).data ?? null,
};
