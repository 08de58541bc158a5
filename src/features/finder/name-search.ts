/** Loaded once the field has the focus. */
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { createLaptopSearch } from '#src/lib/laptop-search.ts';

/** @returns the matching laptops, the likeliest first */
export type NameSearch = (typed: string) => readonly NamedLaptop[];

export function createNameSearch(laptops: readonly NamedLaptop[]): NameSearch {
  const search = createLaptopSearch(laptops);
  return (typed) => search(typed).laptops;
}
