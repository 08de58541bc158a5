import { useId } from 'react';
import { Link } from 'react-router-dom';
import { articlePath } from '#src/config/paths.ts';
import type { Article } from '#src/content/articles.ts';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { followCardLink } from '#src/ui/buy-link.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { spanishDate } from '#contract/spanish-text.ts';

/** The picture begins at half opacity, because invisible pictures would delay the largest contentful paint. */
const FADE_IN =
  'transition-opacity delay-100 duration-500 ease-out starting:opacity-50 motion-reduce:transition-none motion-reduce:starting:opacity-100';

export function ArticleCard({ article, eager }: { article: Article; eager: boolean }) {
  const titleId = useId();
  const { slug, title, excerpt, image, imageAlt, imageWidth, imageHeight } = article;
  return (
    <article
      ref={followCardLink}
      className={cn(
        cardVariants(),
        'group grid cursor-pointer overflow-hidden hover:border-muted lg:grid-cols-2',
        FADE_IN,
      )}
    >
      <img
        src={image}
        alt={imageAlt}
        width={imageWidth}
        height={imageHeight}
        loading={eager ? 'eager' : 'lazy'}
        className="h-auto w-full lg:h-full lg:object-cover"
      />
      <div className="flex flex-col items-start p-5 sm:p-8">
        <ArticleFacts article={article} />
        <h2 id={titleId} className="mt-3">
          {title}
        </h2>
        <p className="mt-3 mb-5 max-w-prose text-muted">{excerpt}</p>
        <Link
          to={articlePath(slug)}
          aria-describedby={titleId}
          data-card-link
          className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-accent group-hover:text-accent-strong"
        >
          Leer artículo
          <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
    </article>
  );
}

export function ArticleFacts({ article: { category, date, updated, minutes } }: { article: Article }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span className="font-semibold text-accent">{category}</span>
      <time dateTime={date}>{spanishDate(date)}</time>
      <span>
        Revisada el <time dateTime={updated}>{spanishDate(updated)}</time>
      </span>
      <span>{`${minutes} min de lectura`}</span>
    </p>
  );
}
