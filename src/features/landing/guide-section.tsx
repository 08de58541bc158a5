import { Link } from 'react-router-dom';
import { articlePath, PATHS } from '#src/config/paths.ts';
import { ARTICLE_SUMMARIES } from '#src/content/article-summaries.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { Section } from './section.tsx';

export function GuideSection() {
  const article = ARTICLE_SUMMARIES[0];
  if (!article) return null;
  return (
    <Section title="Si prefieres leer antes">
      <div className="grid items-center overflow-hidden rounded-card border border-line bg-raised lg:grid-cols-[6fr_5fr]">
        <img
          src={article.image}
          alt={article.imageAlt}
          width={article.imageWidth}
          height={article.imageHeight}
          loading="lazy"
          className="h-auto w-full"
        />
        <div className="p-5 sm:p-8 lg:py-5">
          <p className="text-sm text-muted">
            <span className="font-semibold text-text">{article.category}</span> ·{' '}
            <time dateTime={article.date}>{spanishDate(article.date)}</time> · {article.minutes} min de lectura
          </p>
          <h3 className="mt-3 text-2xl">
            <Link to={articlePath(article.slug)} className="underline-offset-4 hover:underline">
              {article.title}
            </Link>
          </h3>
          <p className="mt-3 text-muted">{article.excerpt}</p>
          <Link
            to={PATHS.blog}
            className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent hover:text-accent-strong"
          >
            Ver todo el blog
            <ArrowRightIcon width="20" height="20" />
          </Link>
        </div>
      </div>
    </Section>
  );
}
