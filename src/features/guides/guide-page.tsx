import { spanishList, ofDate } from '#contract/spanish-text.ts';
import { useLoaderData, Link } from 'react-router-dom';
import { guideSchema, type Guide, type GuideLink } from '#contract/pages/guide.ts';
import { PATHS, guidePath } from '#src/config/paths.ts';
import { GUIDE_BUDGETS, PURPOSE_WORDS } from '#src/lib/purpose-words.ts';
import { pageDataLoader, revalidatePageData } from '#src/lib/page-data.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageState } from '#src/ui/notice.tsx';
import { UnreachablePage } from '#src/ui/not-loaded.tsx';
import { euros } from '#src/lib/figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { articleData } from '#src/ui/article-data.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead, StructuredData } from '#src/ui/page-head.tsx';
import { ShortList } from '#src/ui/pros-and-cons.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import { GuideNeeds } from './guide-needs.tsx';
import { BOX, GUIDE, guideTitle, Ladder, OtherUses, Section } from './guide-parts.tsx';

/** «500, 700, 1000, 1500 y 2000» */
const BUDGETS = spanishList(GUIDE_BUDGETS.map(String));

const loader = pageDataLoader(guideSchema);

function GuidePage() {
  const guide = useLoaderData<typeof loader>();
  if (guide === 'missing') return <UnknownGuide />;
  if (guide === 'unreachable') return <UnreachablePage />;
  return <GuideContent key={guide.slug} guide={guide} />;
}

export { GuidePage as Component, loader, revalidatePageData as shouldRevalidate };

const UnknownGuide = () => (
  <PageState title="Esa guía no existe" missing="page">
    <p>{`Hay una por uso, con ${BUDGETS} €.`}</p>
    <ButtonLink to={PATHS.blog}>Ver las guías</ButtonLink>
  </PageState>
);

/** Search engines show no more. */
const DESCRIPTION_MAX = 160;

function descriptionOf({ lead }: Guide): string {
  const whole = `${lead} Qué mirar y qué no pagar.`;
  return whole.length > DESCRIPTION_MAX ? lead : whole;
}

function GuideContent({ guide }: { guide: Guide }) {
  const { budget, traps, others, caution, ladder, slug } = guide;
  const description = descriptionOf(guide);
  return (
    <>
      <PageHead
        title={guideTitle(guide)}
        description={description}
        path={guidePath(guide.slug)}
        published={guide.catalogue.date}
      />
      <StructuredData
        data={articleData({
          headline: guideTitle(guide).replaceAll('\u00A0', ' '),
          description,
          path: guidePath(guide.slug),
          dateModified: guide.catalogue.date,
        })}
      />
      <article className={GUIDE}>
        <GuideHeader guide={guide} />
        <Section id="respuesta" title={caution ? 'Lo que más se acerca' : 'Los que te recomendamos'}>
          <GuideAnswer guide={guide} />
        </Section>
        <nav aria-label="La misma guía con otro presupuesto" className="mt-10">
          <h3>Con otro presupuesto</h3>
          <Ladder ladder={ladder} current={slug} />
        </nav>
        <Section id="que-mirar" title={`Qué mirar para ${PURPOSE_WORDS[guide.purpose].guide}`}>
          <GuideNeeds guide={guide} />
        </Section>
        <div className="grid gap-x-10 lg:grid-cols-2">
          <GuideMoney guide={guide} />
          <Section id="trampas" title={`Trampas al comprar por ${euros(budget)}`}>
            <ShortList items={traps} kind="con" />
          </Section>
        </div>
        <Section id="otros" title={`Con ${euros(budget)}, para otra cosa`}>
          <OtherUses others={others} />
        </Section>
      </article>
    </>
  );
}

function GuideHeader({ guide }: { guide: Guide }) {
  const { catalogue, lead, caution, twin, code } = guide;
  return (
    <header>
      <Breadcrumb
        above={[{ name: 'Blog', path: PATHS.blog }]}
        here={{ name: guideTitle(guide), path: guidePath(guide.slug) }}
      />
      <h1>{guideTitle(guide)}</h1>
      <small className="mt-2">{`Catálogo ${ofDate(catalogue.date)}, ${catalogue.size} portátiles`}</small>
      <p className="mt-4">{unbroken(lead)}</p>
      {caution && (
        <p className={`${BOX} mt-4 text-caution`}>
          {unbroken(caution.text)}
          {caution.guide && (
            <>
              {' '}
              <OtherGuide guide={caution.guide} />
            </>
          )}
        </p>
      )}
      {twin && (
        <p className={`${BOX} mt-4`}>
          {unbroken(twin.text)} <OtherGuide guide={twin.guide} />
        </p>
      )}
      <ButtonLink to={`${PATHS.recommendations}#${code}`} className="mt-6 print:hidden">
        Abrir en el asesor
      </ButtonLink>
    </header>
  );
}

const GuideMoney = ({ guide: { below, above, enough } }: { guide: Guide }) => (
  <Section id="dinero" title="Con un poco más o un poco menos">
    {enough !== '' && <p className="mb-4 font-semibold">{unbroken(enough)}</p>}
    <ul className="grid max-w-measure list-disc gap-2 ps-5 marker:text-muted">
      {[below, above].map(
        (step) =>
          step && (
            <li key={step.guide.slug}>
              {unbroken(step.text)} <OtherGuide guide={step.guide} />
            </li>
          ),
      )}
    </ul>
  </Section>
);

const OtherGuide = ({ guide: { slug, budget } }: { guide: Pick<GuideLink, 'slug' | 'budget'> }) => (
  <Link to={guidePath(slug)}>La guía de {euros(budget)}</Link>
);
