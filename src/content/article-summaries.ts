/** What lists of articles need. Apart from `articles.ts`, which every page starts with. */
import type { ArticleSummary } from './articles.ts';

const SUMMARIES = import.meta.glob<ArticleSummary>('./blog/*.md', {
  query: '?summary',
  import: 'summary',
  eager: true,
});

// oxlint-disable-next-line unicorn/no-array-sort -- of a copy, and old browsers may not have `toSorted` yet
export const ARTICLE_SUMMARIES: readonly ArticleSummary[] = Object.values(SUMMARIES).sort(
  (a, b) => Date.parse(b.date) - Date.parse(a.date),
);
