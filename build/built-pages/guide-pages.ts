import type { Guide } from '../../contract/built/guide.ts';
import type { BuiltPage } from '../../contract/built/built-page.ts';
import { guidePath, PATHS } from '../../src/config/paths.ts';
import type { Source } from './source.ts';

export function guidePages({ catalogue }: Source): BuiltPage[] {
  const guides: Guide[] = [];
  const pageOf = (path: string, content: BuiltPage['content']): BuiltPage => ({
    path,
    content,
    lastChanged: catalogue.date,
    indexed: true,
  });
  return [
    pageOf(PATHS.guides, { kind: 'guides', guides: { guides } }),
    ...guides.map((guide) => pageOf(guidePath(guide.slug), { kind: 'guide', guide })),
  ];
}
