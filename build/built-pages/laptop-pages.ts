import type { BuiltPage } from '../../contract/built/built-page.ts';
import { laptopPagesOf } from '../../advisor/laptop-page/laptop-pages.ts';
import { laptopPath } from '../../src/config/paths.ts';
import type { Source } from './source.ts';

export const laptopPages = ({ catalogue, shops }: Source): BuiltPage[] =>
  laptopPagesOf(catalogue, shops).map((laptop) => ({
    path: laptopPath(laptop.id),
    content: { kind: 'laptop', laptop },
    lastChanged: catalogue.date,
    indexed: true,
  }));
