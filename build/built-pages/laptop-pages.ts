import type { BuiltContent, BuiltPage } from '../../contract/built/built-page.ts';
import { goneLaptops } from '../../advisor/gone.ts';
import { laptopPagesOf } from '../../words/laptop-page/laptop-pages.ts';
import { priceFactsOf } from '../../words/sheet.ts';
import { laptopPath } from '../../src/config/paths.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import type { Source } from './source.ts';

/** Pages of the catalogue's laptops, and of retired ones, which are not indexed. */
export function laptopPages({ catalogue, shops, grid }: Source): BuiltPage[] {
  const pageOf = (id: string, content: BuiltContent): BuiltPage => ({
    path: laptopPath(id),
    content,
    lastChanged: catalogue.date,
    indexed: content.kind === 'laptop',
  });
  const byId = new Map(catalogue.laptops.map((laptop) => [laptop.id, laptop]));
  const goneLaptop = goneLaptops(catalogue);
  return [
    ...laptopPagesOf(catalogue, shops, grid()).map((laptop) => pageOf(laptop.id, { kind: 'laptop', laptop })),
    ...(catalogue.gone ?? [])
      .flatMap(({ id }) => goneLaptop(id) ?? [])
      .map(({ kin, ...gone }) =>
        pageOf(gone.id, {
          kind: 'gone',
          gone: {
            ...gone,
            kin: kin.flatMap(({ id }) => {
              const laptop = byId.get(id);
              if (!laptop) return [];
              return [{ id, name: laptop.name, price: totalCost(laptop), facts: priceFactsOf(laptop) }];
            }),
          },
        }),
      ),
  ];
}
