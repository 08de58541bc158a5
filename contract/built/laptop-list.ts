import type { ListedLaptop } from '../listed-laptops.ts';

/** A choice in the list of all laptops: a link that makes it, or takes it back. */
export interface ListChoice {
  label: string;
  chosen: boolean;
  href: string;
}

export interface FilterOption extends ListChoice {
  /** How many laptops there would be, given the other filters. */
  count: number;
}

export interface FilterGroup {
  key: string;
  label: string;
  options: readonly FilterOption[];
}

/** One of the pages of `/portatiles` for readers without scripts. */
export interface LaptopList {
  /** From 1. */
  page: number;
  pages: number;
  laptops: readonly ListedLaptop[];
  /** Laptops on all pages. */
  size: number;
  groups: readonly FilterGroup[];
  orders: readonly ListChoice[];
}
