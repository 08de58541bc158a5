import type { BuiltPage } from '../../contract/built/built-page.ts';
import { listPath } from '../../src/config/paths.ts';
import { parseList } from '../../src/features/laptops/list/list-state.ts';
import { listView } from '../../src/features/laptops/list/list-view.ts';
import { listedLaptops } from '../listed-laptops.ts';
import type { Source } from './source.ts';

/** The pages that the list shows without search and filters. */
export function listPages(source: Source): BuiltPage[] {
  const all = listedLaptops(source);
  const list = { laptops: all, search: () => ({ laptops: [], relaxed: false }), fit: null };
  const whole = parseList('');
  const { pages } = listView(list, whole);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const { laptops, count, groups, orders, orderNote } = listView(list, { ...whole, page });
    return {
      path: listPath(page),
      content: { kind: 'list', list: { page, pages, laptops, size: count, groups, orders, orderNote } },
      lastChanged: source.catalogue.date,
      indexed: true,
    };
  });
}
