import { articlePath, PATHS } from '../config/paths.ts';
import { ARTICLE_SUMMARIES } from './article-summaries.ts';

interface ContentPath {
  path: string;
  lastChanged: string | null;
}

export function contentPaths(): ContentPath[] {
  const newest = ARTICLE_SUMMARIES[0]?.updated ?? null;
  return [
    { path: PATHS.blog, lastChanged: newest },
    ...ARTICLE_SUMMARIES.map(({ slug, updated }) => ({ path: articlePath(slug), lastChanged: updated })),
  ];
}
