/** Asks the engine for the data of the pages that show what it says. */
import { guidePages } from './guide-pages.ts';
import { type EnginePage, pageOf, type Source } from './source.ts';
import type { LaptopList } from '#contract/pages/laptop-list.ts';
import { laptopPath, listPath } from '#src/config/paths.ts';
import { parseList } from '#src/features/laptops/list/list-state.ts';
import { listView } from '#src/features/laptops/list/list-view.ts';
import { listedLaptops } from '../listed-laptops.ts';
import { goneLaptops } from '#advisor/explain/gone.ts';
import { laptopPagesOf } from '#words/laptop-page/laptop-pages.ts';
import { priceFactsOf } from '#words/sheet.ts';
import { totalCost } from '#catalogue/derive/cost.ts';

/** Pages of the catalogue's laptops, and of retired ones. */
function laptopPages(source: Source): EnginePage[] {
  const { catalogue, shops, standings } = source;
  const byId = new Map(catalogue.laptops.map((laptop) => [laptop.id, laptop]));
  const goneLaptop = goneLaptops(catalogue);
  return [
    ...laptopPagesOf(catalogue, shops, standings).map((laptop) =>
      pageOf(source, laptopPath(laptop.id), { kind: 'laptop', laptop }),
    ),
    ...(catalogue.gone ?? [])
      .flatMap(({ id }) => goneLaptop(id) ?? [])
      .map(({ similarLaptops, ...gone }) =>
        pageOf(source, laptopPath(gone.id), {
          kind: 'gone',
          gone: {
            ...gone,
            similarLaptops: similarLaptops.flatMap(({ id }) => {
              const laptop = byId.get(id);
              if (!laptop) return [];
              return [{ id, name: laptop.name, price: totalCost(laptop), facts: priceFactsOf(laptop) }];
            }),
          },
        }),
      ),
  ];
}

/** The pages that the list shows without search and filters. */
export function listPages(source: Source): EnginePage[] {
  const all = listedLaptops(source);
  const list = { laptops: all, search: () => ({ laptops: [], relaxed: false }), fit: null };
  const whole = parseList('');
  const { pages } = listView(list, whole);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const { laptops, count, groups, orders, orderNote } = listView(list, { ...whole, page });
    const shown: LaptopList = { page, pages, laptops, size: count, groups, orders, orderNote };
    return pageOf(source, listPath(page), shown);
  });
}

export const enginePages = (source: Source): EnginePage[] => [
  ...listPages(source),
  ...laptopPages(source),
  ...guidePages(source),
];
