import { Link } from 'react-router-dom';
import { articlePath, PATHS } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { StructuredData } from '#src/ui/page-head.tsx';
import { ARTICLES } from '#src/content/articles.ts';
import { spanishDate } from '#contract/spanish-text.ts';
import { ArrowRightIcon, CompareIcon, iconOf } from '#src/ui/icons.tsx';
import { AudiencesSection } from './audiences-section.tsx';
import { QUESTIONS_DATA, QuestionsSection } from './questions-section.tsx';
import { Rings, Section } from './section.tsx';

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
        <h2>Cinco preguntas y sales de dudas.</h2>
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
      <h3 className="mt-2">
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

/** `point`: position in the drawing's view box. It moves towards the ring with each step. */
const STEPS = [
  {
    title: 'Responde el formulario',
    text: 'Para qué lo quieres, qué te importa y cuánto puedes gastar. Los detalles técnicos son opcionales.',
    point: { x: 8, y: 8 },
  },
  {
    title: 'El algoritmo analiza',
    text: 'Descarta lo que no cumple y puntúa lo que queda.',
    point: { x: 42, y: 20 },
  },
  {
    title: 'Recibe recomendaciones',
    text: 'Hasta tres portátiles con su porqué y con su «pero», uno al lado de otro.',
    point: { x: 84, y: 40 },
  },
] as const;

function StepsSection() {
  return (
    <Section title="Tres pasos, menos de dos minutos">
      <ol className="grid grid-cols-1 gap-5 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ title, text, point }, index) => (
          <li key={title} className="flex flex-wrap content-start items-start gap-x-3 gap-y-1">
            <StepDrawing {...point} />
            <div className="min-w-0 grow basis-[11rem]">
              <h3 className="text-pretty">
                <span className="text-muted tabular-nums">{`${index + 1}. `}</span>
                <span>{title}</span>
              </h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StepDrawing({ x, y }: { x: number; y: number }) {
  return (
    <svg viewBox="0 0 120 80" className="w-[3.5rem] shrink-0" aria-hidden="true">
      <path
        d="M8 8Q50 10 84 40"
        fill="none"
        className="stroke-muted"
        strokeWidth="2"
        strokeDasharray="0.1 6"
        strokeLinecap="round"
      />
      <circle cx="84" cy="40" r="26" fill="none" className="stroke-text" strokeWidth="4" />
      <circle cx={x} cy={y} r="8" className="fill-accent" />
    </svg>
  );
}

const PROMISES = [
  { words: 'Recomendación personalizada', Icon: iconOf('M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 11.5v1') },
  { words: 'Comparación en tiempo real', Icon: CompareIcon },
  { words: 'Ahorro de tiempo', Icon: iconOf('M7 4h10M7 20h10M8 4c0 4 8 5 8 8s-8 4-8 8M16 4c0 4-8 5-8 8s8 4 8 8') },
  { words: 'Ofertas recientes, con su fecha', Icon: iconOf('M4 4h7l9 9-7 7-9-9zM8 8v.01') },
  { words: 'Gratis', Icon: iconOf('M6 5l12 14M17 7.5A5.5 5.5 0 0 0 8 10v4a5.5 5.5 0 0 0 9 2.5M5.5 11H13M5.5 14H13') },
  { words: 'Sin datos personales', Icon: iconOf('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3') },
  {
    words: 'Resultados en menos de 2 minutos',
    Icon: iconOf('M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12l3 2'),
  },
] as const;

const PromisesSection = () => (
  <Section title="Lo que prometemos">
    <ul className="flex flex-wrap gap-2">
      {PROMISES.map(({ words, Icon }) => (
        <li
          key={words}
          className="inline-flex max-w-full items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-sm"
        >
          <Icon className="size-[1.25em] shrink-0 text-accent" />
          <span className="min-w-0">{words}</span>
        </li>
      ))}
    </ul>
  </Section>
);
