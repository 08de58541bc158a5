/** What lists of articles need. Apart from `articles.ts`, which every page starts with. */
import type { ArticleSummary } from './articles.ts';

export const BLOG = {
  title: 'Guías para comprar sin dudas',
  description:
    'Guías de compra de portátiles escritas sin prisa: qué mirar, cuánto gastar según para qué lo quieres y cuándo no merece la pena pagar más.',
} as const;

const SUMMARIES = import.meta.glob<ArticleSummary>('./blog/*.md', {
  query: '?summary',
  import: 'summary',
  eager: true,
});

export const ARTICLE_SUMMARIES: readonly ArticleSummary[] = Object.values(SUMMARIES).toSorted(
  (a, b) => Date.parse(b.date) - Date.parse(a.date),
);
