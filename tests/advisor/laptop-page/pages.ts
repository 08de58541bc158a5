/** The pages of the whole catalogue, and the advisor that they are checked against. */
import { laptopPagesOf } from '#words/laptop-page/laptop-pages.ts';
import { createFixture } from '#guarantees/fixture.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { loadCatalogue } from '#catalogue/load.ts';

export const CATALOGUE = loadCatalogue();
export const FIXTURE = createFixture(CATALOGUE.laptops);
export const PAGES = laptopPagesOf(CATALOGUE, {
  marketplace: { host: 'www.amazon.es', tag: '' },
  shops: { linkHosts: [] },
  now: Date.now,
});

export function laptopOf(id: string): Laptop {
  const laptop = FIXTURE.byId.get(id);
  if (!laptop) throw new Error(`unknown: ${id}`);
  return laptop;
}
