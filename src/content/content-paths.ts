import { articlePath, PATHS } from '../config/paths.ts';
import { ARTICLE_SUMMARIES } from './article-summaries.ts';

interface ContentPath {
  path: string;
  /** ISO day of the last change, where it is known. */
  lastChanged: string | null;
}

/** The addresses that the files of this folder have on the site, for the site map. */
export function contentPaths(): ContentPath[] {
  const newest = ARTICLE_SUMMARIES[0]?.date ?? null;
  return [
    { path: PATHS.blog, lastChanged: newest },
    ...ARTICLE_SUMMARIES.map(({ slug, date }) => ({ path: articlePath(slug), lastChanged: date })),
  ];
}
