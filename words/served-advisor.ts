import type { ReadAnswer } from '../contract/advert.ts';
import type { LaptopQuery } from '../contract/laptop-list.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import { createAdvertReader } from '../catalogue/reading/read-advert.ts';
import { type GoneLaptop, goneLaptops } from '../advisor/gone.ts';
import { type LaptopIds, laptopList } from '../advisor/laptop-list.ts';
import { type AdvisorOptions, createSpanishAdvisor, type SpanishAdvisor } from './spanish-advisor.ts';

/** The advisor with functions that only the API needs, separate because every byte counts on a device. */
export interface ServedAdvisor extends SpanishAdvisor {
  /** The catalogue page by page. */
  list: (query: LaptopQuery) => LaptopIds;
  /** `null` unless the laptop left the catalogue. */
  gone: (id: string) => GoneLaptop | null;
  /** What the advert of a laptop says, and which laptop it is. */
  read: (text: string) => ReadAnswer;
}

/** @param catalogue as {@link createSpanishAdvisor} takes it */
export function createServedAdvisor(catalogue: Catalogue, options: AdvisorOptions): ServedAdvisor {
  // Made with the first advert: the start of the API does not wait for it.
  let read: ServedAdvisor['read'] | null = null;
  return {
    ...createSpanishAdvisor(catalogue, options),
    list: laptopList(catalogue.laptops),
    gone: goneLaptops(catalogue),
    read: (text) => (read ??= createAdvertReader(catalogue))(text),
  };
}
