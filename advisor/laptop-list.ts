/** The catalogue page by page, for API clients. */
import type { LaptopQuery } from '../contract/laptop-list.ts';
import { screenSizeOf } from '../catalogue/derive/laptop-kind.ts';
import { slug } from '../catalogue/derive/record-id.ts';
import type { Laptop } from '../catalogue/laptop.ts';

/** One page of the laptops that meet a query. */
export interface LaptopIds {
  ids: string[];
  /** Number on all pages. */
  total: number;
  /** Whether further pages follow. */
  isCut: boolean;
}

/** Limit, because each word costs a search in every name. */
const WORDS_MAX = 8;

interface Listed {
  laptop: Laptop;
  /** The normalized name. */
  words: string;
}

type Filter = (listed: Listed) => boolean;

function filtersOf({ brand, maxPrice, minRam, screen, os, q }: LaptopQuery): Filter[] {
  const sought = q === undefined ? [] : [...new Set(slug(q).split('-'))].slice(0, WORDS_MAX);
  const filters: (Filter | false)[] = [
    brand !== undefined && (({ laptop }) => laptop.brand.toLowerCase() === brand.toLowerCase()),
    maxPrice !== undefined && (({ laptop }) => laptop.priceEur <= maxPrice),
    minRam !== undefined && (({ laptop: { ramGb } }) => ramGb !== null && ramGb >= minRam),
    screen !== undefined && (({ laptop }) => screenSizeOf(laptop) === screen),
    os !== undefined && (({ laptop }) => laptop.os === os),
    sought.length > 0 && (({ words }) => sought.every((word) => words.includes(word))),
  ];
  return filters.filter((filter) => filter !== false);
}

/**
 * For the API; the site's own search tolerates more misspellings.
 * @returns a query's page, sorted by id: a client that continues after an id misses and repeats none, even if the
 *   catalogue changed meanwhile
 */
export function laptopList(laptops: readonly Laptop[]): (query: LaptopQuery) => LaptopIds {
  const sorted = laptops
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((laptop): Listed => ({ laptop, words: slug(laptop.name) }));
  return (query) => {
    const filters = filtersOf(query);
    const found = sorted.filter((listed) => filters.every((meets) => meets(listed)));
    const { after = '', limit } = query;
    const rest = found.filter(({ laptop }) => laptop.id > after);
    return {
      ids: rest.slice(0, limit).map(({ laptop }) => laptop.id),
      total: found.length,
      isCut: rest.length > limit,
    };
  };
}
