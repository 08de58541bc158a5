import type { ListedLaptop } from '../listed-laptops.ts';

/** A filter option of the list: a link that selects or clears it. */
export interface ListChoice {
  label: string;
  chosen: boolean;
  href: string;
}

export interface FilterOption extends ListChoice {
  /** Number of laptops with this option, given the other filters. */
  count: number;
}

export interface FilterGroup {
  key: string;
  label: string;
  options: readonly FilterOption[];
}

/** One page of `/portatiles` for readers without scripts. */
export interface LaptopList {
  /** Page number from 1. */
  page: number;
  pages: number;
  laptops: readonly ListedLaptop[];
  /** Number of laptops on all pages. */
  size: number;
  groups: readonly FilterGroup[];
  orders: readonly ListChoice[];
  /** What the chosen order means; empty if its name says it. */
  orderNote: string;
}
