import type { ArticleSummary } from '#src/content/article.ts';
import { spanishDate } from '#contract/spanish-date.ts';

export function ArticleFacts({ article: { category, date, minutes } }: { article: ArticleSummary }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="font-semibold text-accent">{category}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={date}>{spanishDate(date)}</time>
      <span aria-hidden="true">·</span>
      <span>{minutes} min de lectura</span>
    </p>
  );
}
