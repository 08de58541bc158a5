import type { BuiltPage } from '../../contract/built/built-page.ts';
import { listPath } from '../../src/config/paths.ts';
import type { Source } from './source.ts';

const PAGE_SIZE = 24;

export function listPages({ catalogue }: Source): BuiltPage[] {
  const { laptops, date } = catalogue;
  const pages = Math.ceil(laptops.length / PAGE_SIZE);
  return Array.from({ length: pages }, (_, index) => ({
    path: listPath(index + 1),
    content: {
      kind: 'list',
      list: {
        page: index + 1,
        pages,
        laptops: laptops.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE).map(({ id, name }) => ({ id, name })),
      },
    },
    lastChanged: date,
    indexed: true,
  }));
}
