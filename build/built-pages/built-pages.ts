/** Computes the content of the pages that need the engine. */
import type { BuiltPage } from '../../contract/built/built-page.ts';
import { guidePages } from './guide-pages.ts';
import { laptopPages } from './laptop-pages.ts';
import { listPages } from './list-pages.ts';
import { methodPage } from './method-page.ts';
import type { Source } from './source.ts';

export const builtPages = (source: Source): BuiltPage[] => [
  ...listPages(source),
  ...laptopPages(source),
  methodPage(source),
  ...guidePages(source),
];
