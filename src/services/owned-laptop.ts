/** The laptop that the visitor owns. Loads the schema of what is read of laptops: import it from lazy parts only. */
import type { ReadLaptop } from '#contract/advert.ts';
import { type Entry, STORAGE_KEYS } from './local-data.ts';
import { SEEN_READ } from './seen-advert.ts';

export const OWNED_LAPTOP: Entry<ReadLaptop> = { ...SEEN_READ, key: STORAGE_KEYS.ownedLaptop };
