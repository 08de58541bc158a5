import type { ReadAnswer } from '../contract/advert.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import { createAdvertReader } from '../catalogue/reading/read-advert.ts';
import { type GoneLaptop, goneLaptops } from '../advisor/gone.ts';
import { type AdvisorOptions, createSpanishAdvisor, type SpanishAdvisor } from './spanish-advisor.ts';

/** The advisor with functions that only the API needs, separate because every byte counts on a device. */
export interface ServedAdvisor extends SpanishAdvisor {
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
    gone: goneLaptops(catalogue),
    read: (text) => (read ??= createAdvertReader(catalogue))(text),
  };
}
