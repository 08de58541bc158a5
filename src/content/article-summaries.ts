import type { ArticleSummary } from './article.ts';

const FILES = import.meta.glob<ArticleSummary>('./blog/*.md', { query: '?summary', import: 'summary', eager: true });

export const ARTICLE_SUMMARIES: readonly ArticleSummary[] = Object.values(FILES).toSorted(
  (a, b) => Date.parse(b.date) - Date.parse(a.date),
);
