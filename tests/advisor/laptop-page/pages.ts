/** The pages of the whole catalogue, and the advisor that they are checked against. */
import { laptopPagesOf } from '#words/laptop-page/laptop-pages.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { CATALOGUE, SHIPPED } from '#tests/support/shipped.ts';

export const PAGES = laptopPagesOf(CATALOGUE, {
  marketplace: { host: 'www.amazon.es', tag: '' },
  shops: { linkHosts: [] },
  now: Date.now,
});

export function laptopOf(id: string): Laptop {
  const laptop = SHIPPED.byId.get(id);
  if (!laptop) throw new Error(`unknown: ${id}`);
  return laptop;
}
