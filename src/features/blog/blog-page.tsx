import { useId } from 'react';
import { Link } from 'react-router-dom';
import { guidePath, PATHS } from '#src/config/paths.ts';
import { ARTICLES } from '#src/content/articles.ts';
import { euros } from '#src/lib/figures.ts';
import { GUIDE_BUDGETS, guideSlug, PURPOSE_WORDS, type PurposeWords } from '#src/lib/purpose-words.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { ArticleCard } from './article-card.tsx';

const TITLE = 'Guías para comprar sin dudas';
const DESCRIPTION =
  'Guías de compra de portátiles escritas sin prisa: qué mirar, cuánto gastar según para qué lo quieres y cuándo no merece ' +
  'la pena pagar más.';

function BlogPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} path={PATHS.blog} />
      <div className="mx-auto w-full max-w-page px-4 pt-6 pb-10 sm:px-6 md:pb-16">
        <Breadcrumb here={{ name: 'Blog', path: PATHS.blog }} />
        <header className="max-w-prose">
          <h1>{TITLE}</h1>
          <p className="mt-4 text-lg text-muted">{DESCRIPTION}</p>
        </header>
        <ul className="mt-8 grid gap-6">
          {ARTICLES.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} eager={index === 0} />
            </li>
          ))}
          <li>
            <AdvisorCard />
          </li>
        </ul>
        <h2 className="mt-section">Una guía por uso y presupuesto</h2>
        <p className="mt-2 max-w-prose text-muted">
          Qué portátil comprar con ese dinero, qué mirar y qué no pagar, con los precios del catálogo de ahora.
        </p>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {Object.values(PURPOSE_WORDS).map((words) => (
            <li key={words.slug}>
              <UseCard words={words} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export { BlogPage as Component };

function AdvisorCard() {
  return (
    <div
      className={cn(
        cardVariants({ variant: 'sunken' }),
        'flex flex-wrap items-center justify-between gap-x-10 gap-y-5 p-6 sm:p-8',
      )}
    >
      <div className="max-w-prose">
        <h2>¿Prefieres ir al grano?</h2>
        <p className="mt-3 text-muted">
          Responde a unas pocas preguntas y te enseñamos hasta tres portátiles que te van, con sus ventajas y sus peros.
        </p>
      </div>
      <ButtonLink to={PATHS.form}>Ir al asesor</ButtonLink>
    </div>
  );
}

/** The guides of one use, a link for each budget. */
function UseCard({ words }: { words: PurposeWords }) {
  const titleId = useId();
  const { guide, detail } = words;
  return (
    <section aria-labelledby={titleId} className={cn(cardVariants(), 'h-full p-5')}>
      <h3 id={titleId} className="text-lg first-letter:uppercase">
        {guide}
      </h3>
      <p className="mt-1 text-sm text-muted">{detail}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5">
        {GUIDE_BUDGETS.map((budget) => (
          <li key={budget}>
            <Link
              to={guidePath(guideSlug(words, budget))}
              className={cn(
                'flex min-h-11 items-center justify-center rounded-control border border-line text-sm font-semibold tabular-nums',
                'hover:border-text',
              )}
            >
              <span>{euros(budget)}</span>
              <span className="sr-only">{`, ${guide}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
