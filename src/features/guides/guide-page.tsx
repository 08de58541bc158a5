import { spanishList } from '#contract/spanish-text.ts';
import { useLoaderData } from 'react-router-dom';
import { guideSchema } from '#contract/pages/guide.ts';
import { PATHS } from '#src/config/paths.ts';
import { GUIDE_BUDGETS } from '#src/lib/purpose-words.ts';
import { pageDataLoader, revalidatePageData } from '#src/lib/page-data.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageState } from '#src/ui/notice.tsx';
import { UnreachablePage } from '#src/ui/not-loaded.tsx';
import { GuideContent } from './guide-content.tsx';

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
