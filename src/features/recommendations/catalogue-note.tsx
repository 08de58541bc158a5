import type { CatalogueInfo } from '#contract/answer-parts.ts';
import { count, date } from './figures.ts';

/** How much was looked at, and of when the prices are. */
export function CatalogueNote({ size, date: newest }: CatalogueInfo) {
  return (
    <p className="mt-4 text-sm text-muted">
      Elegidos entre {count(size)} portátiles. Precios actualizados por última vez: {date(newest)}.
    </p>
  );
}
