import type { LaptopQuery } from '../contract/laptop-list.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import { type Advisor, type AdvisorOptions, createAdvisor } from './advisor.ts';
import { type GoneLaptop, goneLaptops } from './gone.ts';
import { type LaptopIds, laptopList } from './laptop-list.ts';

/** The advisor with what only the API is asked: on a device every byte of it counts. */
export interface ServedAdvisor extends Advisor {
  /** The catalogue page by page. */
  list: (query: LaptopQuery) => LaptopIds;
  /** `null` unless the laptop left the catalogue. */
  gone: (id: string) => GoneLaptop | null;
}

/** @param catalogue as {@link createAdvisor} takes it */
export const createServedAdvisor = (catalogue: Catalogue, options: AdvisorOptions): ServedAdvisor => ({
  ...createAdvisor(catalogue, options),
  list: laptopList(catalogue.laptops),
  gone: goneLaptops(catalogue),
});
