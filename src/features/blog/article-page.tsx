import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { articlePath, PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { ARTICLES } from '#src/content/articles.ts';
import { type ArticleSection, OpenTogether } from '#src/content/blog/article-parts.tsx';
import { articleData } from '#src/ui/article-data.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { iconOf, type IconProps } from '#src/ui/icons.tsx';
import { PageHead, StructuredData } from '#src/ui/page-head.tsx';
import { TextSection } from '#src/ui/prose.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { ArticleFacts } from './article-card.tsx';

function ArticlePage() {
  const { article, imageCaption, Introduction, sections } = useLoaderData<typeof loadArticle>();
  const { slug, title, excerpt, image, imageAlt, imageWidth, imageHeight, socialImage } = article;
  const { date, updated, category, minutes } = article;
  const path = articlePath(slug);
  return (
    <>
      <PageHead
        title={title}
        description={excerpt}
        path={path}
        image={{ path: socialImage, alt: imageAlt }}
        published={date}
      />
      <StructuredData
        data={articleData({
          headline: title,
          description: excerpt,
          path,
          image: socialImage,
          datePublished: date,
          dateModified: updated,
          articleSection: category,
          timeRequired: `PT${minutes}M`,
        })}
      />
      <article className="mx-auto w-full max-w-page px-4 pt-6 pb-12 sm:px-6 md:pb-20">
        <Breadcrumb above={[{ name: 'Blog', path: PATHS.blog }]} here={{ name: title, path }} />
        <header className="max-w-3xl">
          <ArticleFacts article={article} />
          <h1 className="mt-4">{title}</h1>
          <p className="mt-4 text-xl/relaxed text-muted">{excerpt}</p>
        </header>
        <figure className="mt-8">
          <img
            src={image}
            alt={imageAlt}
            width={imageWidth}
            height={imageHeight}
            className="h-auto w-full rounded-card border border-line"
          />
          <figcaption className="mt-2 max-w-prose text-sm text-muted">{imageCaption}</figcaption>
        </figure>
        <div className="mt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
          <ContentsList sections={sections} />
          <div className="mt-8 lg:mt-0">
            <OpenTogether>
              <div className="max-w-3xl">
                <div className="flow-root">
                  <Introduction />
                </div>
                {sections.map(({ id, title: heading, Text }) => (
                  <TextSection key={id} id={id} title={heading}>
                    <Text />
                  </TextSection>
                ))}
              </div>
            </OpenTogether>
            <footer className="mt-8 border-t border-line pt-8">
              <ShareLinks url={SITE.url + path} title={title} />
            </footer>
          </div>
        </div>
      </article>
    </>
  );
}

/** An unknown slug leads to the list. */
async function loadArticle({ params }: LoaderFunctionArgs) {
  const article = ARTICLES.find(({ slug }) => slug === params['slug']);
  if (!article) throw redirect(PATHS.blog);
  return { article, ...(await article.load()) };
}

export { ArticlePage as Component, loadArticle as loader };

function ContentsList({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav
      aria-label="En esta guía"
      className={cn(
        cardVariants({ variant: 'sunken' }),
        'p-5 lg:sticky lg:top-8 lg:self-start lg:bg-transparent lg:p-0',
      )}
    >
      <p className="font-semibold">En esta guía</p>
      <ol className="mt-2 lg:mt-3 lg:border-s lg:border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={cn(
                'flex min-h-11 items-center leading-snug text-muted underline-offset-4 hover:text-accent',
                'hover:underline lg:min-h-0 lg:py-1.5 lg:ps-4 lg:text-base',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Network {
  name: string;
  Mark: ComponentType<IconProps>;
  href: (url: string, title: string) => string;
}

const address = (base: string, fields: Record<string, string>): string => `${base}?${new URLSearchParams(fields)}`;

const NETWORKS: readonly Network[] = [
  {
    name: 'X',
    Mark: iconOf('M5 5l14 14M19 5L5 19'),
    href: (url, title) => address('https://x.com/intent/post', { url, text: title }),
  },
  {
    name: 'Facebook',
    Mark: iconOf('M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V20M7.5 12H15'),
    href: (url) => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'LinkedIn',
    Mark: iconOf('M5.5 10v9M5.5 5.5v.01M10.5 19v-9M10.5 14.5a4 4 0 0 1 8 0V19'),
    href: (url) => address('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
];

function ShareLinks({ url, title }: { url: string; title: string }) {
  return (
    <section aria-label="Compartir" className="no-print">
      <h2>¿Conoces a alguien que esté buscando portátil?</h2>
      <p className="mt-1 text-muted">Pásale esta guía.</p>
      <ul className="mt-5 flex flex-wrap gap-3">
        {NETWORKS.map(({ name, Mark, href }) => (
          <li key={name}>
            <a
              href={href(url, title)}
              target="_blank"
              rel="noopener noreferrer"
              className={cn(
                'inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-4',
                'font-semibold hover:border-text',
              )}
            >
              <Mark className="size-icon" />
              <span>
                <span className="sr-only">Compartir en</span> <span>{name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
