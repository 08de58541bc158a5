import type { Method } from '#contract/built/method.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { PATHS } from '#src/config/paths.ts';
import { articleData } from '#src/ui/article-data.ts';
import { BuiltBreadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead, StructuredData } from '#src/ui/page-head.tsx';
import { METHOD_CHANGES } from '#src/content/method-changes.ts';
import { Curves } from './method/curves.tsx';
import { Estimates, Unknowns } from './method/estimates.tsx';
import { Example } from './method/example.tsx';
import { Enough, Prices } from './method/prices.tsx';
import { Adverts, Changes, Comparison, Sureness, WhoPays } from './method/proof.tsx';
import { Weights } from './method/weights.tsx';

const TITLE = 'Cómo decidimos';

const CONTENTS = [
  ['pesos', 'Cuánto cuenta'],
  ['valor', 'Cuánto vale'],
  ['estimaciones', 'Qué estimamos'],
  ['precios', 'Los precios'],
  ['cuanto-pagar', '«No pagues más»'],
  ['no-sabemos', 'Qué no sabemos'],
  ['anuncios', 'Los anuncios'],
  ['seguridad', 'Qué seguridad'],
  ['quien-paga', 'Quién nos paga'],
  ['comparacion', 'Comparación'],
  ['cambios', 'Cambios'],
] as const;

const PAGE =
  '@container mx-auto grid w-full max-w-page grid-cols-1 px-4 pt-6 pb-16 wrap-anywhere sm:px-6 ' +
  'lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-rows-[auto_1fr] lg:gap-x-16 ' +
  '[&_a:not([class])]:underline [&_a:not([class])]:decoration-line [&_a:not([class])]:decoration-2 ' +
  '[&_a:not([class])]:underline-offset-4 [&_a:not([class])]:hover:text-accent';

export function MethodContent({ method }: { method: Method }) {
  const size = spanishNumber(method.catalogue.size);
  const description = `Cómo puntuamos ${size} portátiles por lo que pides: pesos por uso con su porqué, cuánto vale cada cifra, qué estimamos, cuánto fallamos y quién nos paga.`;
  return (
    <>
      <PageHead title={TITLE} description={description} path={PATHS.method} published={PUBLISHED} />
      <StructuredData
        data={articleData({
          headline: TITLE,
          description,
          path: PATHS.method,
          datePublished: PUBLISHED,
          dateModified: METHOD_CHANGES[0]?.date ?? PUBLISHED,
        })}
      />
      <article className={PAGE}>
        <header>
          <BuiltBreadcrumb here={{ name: TITLE, path: PATHS.method }} />
          <h1 className="mt-4">{TITLE}</h1>
          <p className="mt-4 text-xl/relaxed">
            Puntuamos {size} portátiles por lo que tú pides:{' '}
            <strong>lo que te sirve cada cifra, por lo que pesa en tu uso, menos lo que cuesta.</strong> Ni la marca ni
            la comisión suman.
          </p>
          <p className="mt-3 text-sm text-muted">
            Con el catálogo del {spanishDate(method.catalogue.date)}. Todas las cifras salen del programa que decide.
          </p>
        </header>
        <Example example={method.example} />
        <nav aria-label="En esta página" className="mt-6 lg:self-end">
          <ol className="columns-[9rem] gap-x-6 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:leading-[1.3]">
            {CONTENTS.map(([id, words]) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Weights method={method} />
        <Curves method={method} />
        <Estimates method={method} />
        <Prices method={method} />
        <Enough method={method} />
        <Unknowns method={method} />
        <Adverts method={method} />
        <Sureness method={method} />
        <WhoPays />
        <Comparison method={method} />
        <Changes />
        <p className="mt-16 flex flex-wrap items-center gap-x-6 gap-y-2 [&>*]:inline-flex [&>*]:min-h-12 [&>*]:items-center lg:col-span-full">
          <a
            href={PATHS.form}
            className="rounded-control bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong forced-colors:border"
          >
            Encontrar mi portátil
          </a>
          <a href={PATHS.laptops}>Todos los portátiles</a>
          <a href={PATHS.guides}>Guías</a>
        </p>
      </article>
    </>
  );
}

/** ISO day of the page's first version. */
const PUBLISHED = '2026-11-22';
