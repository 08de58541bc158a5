import { Link } from 'react-router-dom';
import { articlePath, PATHS } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { StructuredData } from '#src/ui/page-head.tsx';
import { ARTICLES } from '#src/content/articles.ts';
import { spanishDate } from '#contract/spanish-text.ts';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { AudiencesSection } from './audiences-section.tsx';
import { PromisesSection } from './promises-section.tsx';
import { QUESTIONS_DATA, QuestionsSection } from './questions-section.tsx';
import { Rings, Section } from './section.tsx';
import { StepsSection } from './steps-section.tsx';

export function BelowTheHero() {
  return (
    <>
      <StructuredData data={QUESTIONS_DATA} />
      <StepsSection />
      <AudiencesSection />
      <PromisesSection />
      <div className="mx-auto grid w-full max-w-page lg:grid-cols-[2fr_3fr]">
        <GuideSection />
        <QuestionsSection />
      </div>
      <ClosingSection />
    </>
  );
}

function ClosingSection() {
  return (
    <section aria-label="Empieza ahora" className="relative mt-4 overflow-clip border-t border-line bg-raised">
      <Rings className="absolute top-1/2 left-1/2 w-[56rem] -translate-1/2" />
      <div className="relative mx-auto flex max-w-page flex-col items-center px-4 py-8 text-center sm:px-6">
        <h2 className="text-2xl">Cinco preguntas y sales de dudas.</h2>
        <p className="mt-1 text-muted">Solo una es obligatoria. Gratis y sin registro.</p>
        <ButtonLink to={PATHS.form} className="mt-5">
          Empezar ahora
        </ButtonLink>
      </div>
    </section>
  );
}

function GuideSection() {
  const [article] = ARTICLES;
  return (
    <Section title="Si prefieres leer antes">
      <p className="text-sm text-muted">
        <span className="font-semibold text-text">{article.category}</span> ·{' '}
        <time dateTime={article.date}>{spanishDate(article.date)}</time>, revisada el{' '}
        <time dateTime={article.updated}>{spanishDate(article.updated)}</time> ·{' '}
        <span>{`${article.minutes} min de lectura`}</span>
      </p>
      <h3 className="mt-1">
        <Link to={articlePath(article.slug)} className="underline-offset-4 hover:underline">
          {article.title}
        </Link>
      </h3>
      <p className="mt-1 max-w-prose text-muted max-sm:hidden">{article.excerpt}</p>
      <Link
        to={PATHS.blog}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent hover:text-accent-strong"
      >
        <span>Ver todo el blog</span>
        <ArrowRightIcon className="size-[1.15em]" />
      </Link>
    </Section>
  );
}
