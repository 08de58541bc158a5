import type { ContentsEntry } from '#src/content/article.ts';

/** The sections of an article; on wide screens it stays beside the text. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav
      aria-label="En esta guía"
      className="rounded-card bg-sunken p-5 lg:sticky lg:top-8 lg:self-start lg:bg-transparent lg:p-0"
    >
      <p className="font-semibold">En esta guía</p>
      <ol className="mt-2 lg:mt-3 lg:border-s lg:border-line">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center leading-snug text-muted underline-offset-4 hover:text-accent hover:underline lg:min-h-0 lg:py-1.5 lg:ps-4 lg:text-base"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
