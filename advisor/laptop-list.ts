/** The catalogue page by page, for programs. */
import type { LaptopQuery } from '../contract/laptop-list.ts';
import { screenSizeOf } from '../catalogue/derive/laptop-kind.ts';
import { slug } from '../catalogue/derive/record-id.ts';
import type { Laptop } from '../catalogue/laptop.ts';

/** One page of the laptops that meet a query. */
export interface LaptopIds {
  ids: string[];
  /** On all pages. */
  total: number;
  /** There are more behind the last. */
  isCut: boolean;
}

type Filter = (laptop: Laptop) => boolean;

function filtersOf({ brand, maxPrice, minRam, screen, os, q }: LaptopQuery): Filter[] {
  const words = q === undefined ? [] : slug(q).split('-');
  const filters: (Filter | false)[] = [
    brand !== undefined && ((laptop) => laptop.brand.toLowerCase() === brand.toLowerCase()),
    maxPrice !== undefined && (({ priceEur }) => priceEur <= maxPrice),
    minRam !== undefined && (({ ramGb }) => ramGb !== null && ramGb >= minRam),
    screen !== undefined && ((laptop) => screenSizeOf(laptop) === screen),
    os !== undefined && ((laptop) => laptop.os === os),
    words.length > 0 && (({ name }) => words.every((word) => slug(name).includes(word))),
  ];
  return filters.filter((filter) => filter !== false);
}

/**
 * For the API; the site's own search forgives more.
 * @returns a query's page, by id: who reads on after an id misses and repeats none, even if the catalogue changed meanwhile
 */
export function laptopList(laptops: readonly Laptop[]): (query: LaptopQuery) => LaptopIds {
  const sorted = laptops.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return (query) => {
    const filters = filtersOf(query);
    const found = sorted.filter((laptop) => filters.every((meets) => meets(laptop)));
    const { after = '', limit } = query;
    const rest = found.filter(({ id }) => id > after);
    return { ids: rest.slice(0, limit).map(({ id }) => id), total: found.length, isCut: rest.length > limit };
  };
}
