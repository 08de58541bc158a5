import { useLoaderData } from 'react-router-dom';
import { guideIndexSchema, type GuideIndex } from '#contract/pages/guide.ts';
import { ofDate } from '#contract/spanish-date.ts';
import { PATHS } from '#src/config/paths.ts';
import { GUIDE_USES } from '#src/content/guide-words.ts';
import { pageDataLoader, revalidatePageData } from '#src/lib/page-data.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { UnreachablePage } from '#src/ui/not-loaded.tsx';
import { catalogueLine, GUIDE, Ladder } from './guide-parts.tsx';

const loader = pageDataLoader(guideIndexSchema);

function GuidesPage() {
  const guides = useLoaderData<typeof loader>();
  return typeof guides === 'string' ? <UnreachablePage /> : <GuideIndexContent guides={guides} />;
}

export { GuidesPage as Component, loader, revalidatePageData as shouldRevalidate };

function GuideIndexContent({ guides: { catalogue, uses } }: { guides: GuideIndex }) {
  return (
    <>
      <PageHead
        title="Guías de portátiles por uso y presupuesto"
        description={
          'Qué portátil comprar para cada uso con 500, 700, 1000, 1500 y 2000 €, elegido entre ' +
          `${catalogue.size} con los datos ${ofDate(catalogue.date)}.`
        }
        path={PATHS.guides}
      />
      <div className={GUIDE}>
        <Breadcrumb here={{ name: 'Guías', path: PATHS.guides }} />
        <h1 className="mt-4">Qué portátil comprar, por uso y presupuesto</h1>
        <p className="mt-4 text-lg text-muted">
          Para cada uso y cada presupuesto, el que gana y lo que cuesta. La barra es su precio; la raya, el presupuesto.
        </p>
        <small className="mt-1">{catalogueLine(catalogue)}</small>
        {uses.map(({ purpose, guides }) => (
          <section key={purpose} aria-labelledby={purpose}>
            <h2 id={purpose} className="mb-1! first-letter:uppercase">
              {GUIDE_USES[purpose].use}
            </h2>
            <small className="mb-3">{GUIDE_USES[purpose].detail}</small>
            <Ladder ladder={guides} />
          </section>
        ))}
      </div>
    </>
  );
}
