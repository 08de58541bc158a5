import { Link } from 'react-router-dom';
import { articlePath, PATHS } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { StructuredData } from '#src/ui/page-head.tsx';
import { unbroken } from '#src/lib/unbroken.ts';
import { ARTICLES } from '#src/content/articles.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import type { NewerPrices } from '#src/services/newer-prices.ts';
import { newerNote } from '#src/services/use-newer-prices.ts';
import { AudiencesSection } from './audiences-section.tsx';
import { QUESTIONS_DATA, QuestionsSection } from './questions-section.tsx';
import { Rings, Section } from './section.tsx';
import { cardVariants } from '#src/ui/card.ts';
import { cn } from '#src/ui/cn.ts';
import { SHOWCASE } from './showcase.ts';
import { StepsSection } from './steps-section.tsx';

export function BelowTheHero({ newerPrices }: { newerPrices: NewerPrices }) {
  return (
    <>
      <StructuredData data={QUESTIONS_DATA} />
      <StepsSection />
      <AudiencesSection />
      <DownsidesSection newerPrices={newerPrices} />
      <PromisesSection />
      <GuideSection />
      <QuestionsSection />
      <ClosingSection />
    </>
  );
}

function ClosingSection() {
  return (
    <section aria-label="Empieza ahora" className="relative mt-section overflow-clip border-t border-line bg-raised">
      <Rings className="absolute top-1/2 left-1/2 w-[56rem] -translate-1/2" />
      <div className="relative mx-auto flex max-w-page flex-col items-center px-4 py-20 text-center sm:px-6 lg:py-28">
        <h2 className="text-4xl">Cinco preguntas y sales de dudas.</h2>
        <p className="mt-2 text-lg text-muted">Solo una es obligatoria. Gratis y sin registro.</p>
        <ButtonLink to={PATHS.form} className="mt-8">
          Empezar ahora
        </ButtonLink>
      </div>
    </section>
  );
}

function DownsidesSection({ newerPrices }: { newerPrices: NewerPrices }) {
  return (
    <section aria-labelledby="peros" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-section sm:px-6">
        <h2 id="peros" className="max-w-3xl text-4xl">
          Casi todo portátil tiene un «pero». Aquí lo lees antes de comprarlo.
        </h2>
        <p className="mt-2 max-w-prose text-lg text-muted">También en la mejor opción. Estos son de verdad:</p>
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {SHOWCASE.others.map(({ id, shortName, price, but }) => {
            const newer = newerPrices.get(id);
            return (
              <li key={id} className="flex flex-col border-t-2 border-caution pt-4">
                <span className="font-heading text-xl font-bold text-caution">Pero…</span>
                <p className="mt-2 mb-4 leading-snug sm:text-lg">{unbroken(but)}</p>
                <p className="mt-auto text-sm text-muted">
                  <span>{`${shortName} · ${newer?.amount ?? price}`}</span>
                  {newer && <span className="block">{newerNote(newer)}</span>}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function GuideSection() {
  const [article] = ARTICLES;
  return (
    <Section title="Si prefieres leer antes">
      <div className={cn(cardVariants(), 'grid items-center overflow-hidden lg:grid-cols-[6fr_5fr]')}>
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
            <time dateTime={article.date}>{spanishDate(article.date)}</time>, revisada el{' '}
            <time dateTime={article.updated}>{spanishDate(article.updated)}</time> ·{' '}
            <span>{`${article.minutes} min de lectura`}</span>
          </p>
          <h3 className="mt-3 text-2xl">
            <Link to={articlePath(article.slug)} className="underline-offset-4 hover:underline">
              {article.title}
            </Link>
          </h3>
          <p className="mt-3 text-muted">{article.excerpt}</p>
          <p
            className={cn(
              'mt-4 flex flex-wrap gap-x-6 *:inline-flex *:min-h-11 *:items-center *:gap-1.5 *:font-semibold',
              '*:text-accent *:hover:text-accent-strong',
            )}
          >
            <Link to={PATHS.blog}>
              Ver todo el blog
              <ArrowRightIcon className="size-5" />
            </Link>
            <Link to={PATHS.guides}>
              Guías con los precios de ahora
              <ArrowRightIcon className="size-5" />
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}

const promises = () => [
  {
    title: 'Recomendación personalizada',
    text: 'Sale de tus respuestas y de nada más.',
  },
  {
    title: 'Comparación al momento',
    text: `Cada vez que preguntas comparamos los ${SHOWCASE.catalogueSize} portátiles del catálogo.`,
  },
  {
    title: 'Ahorro de tiempo',
    text: 'Resultados en menos de 2 minutos, en lugar de una tarde entera.',
  },
  {
    // Offers exist only in builds that follow shops' feeds.
    title: import.meta.env.VITE_LIVING_CATALOGUE === 'true' ? 'Ofertas recientes' : 'Precios con fecha',
    text: 'Cada precio lleva su fecha y su país.',
  },
  {
    title: 'Gratis',
    text: 'Y sin publicidad. Si compras por nuestros enlaces podemos recibir una comisión: no cambia el orden.',
  },
  {
    title: 'Sin datos personales',
    text: 'Para preguntar no hace falta cuenta, ni nombre, ni correo.',
  },
];

function PromisesSection() {
  return (
    <Section aside title="Lo que prometemos" intro="Seis cosas, y ninguna letra pequeña que las cambie.">
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {promises().map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="font-heading text-xl font-semibold">{title}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
