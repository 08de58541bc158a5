import { PATHS } from '#src/config/paths.ts';
import { BuiltContent } from '#src/ui/built-content.tsx';
import { loadBuiltPage, revalidateBuiltPage } from '#src/ui/built-html.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageState } from '#src/ui/page-state.tsx';
import { UnreachablePage } from '../connection/not-loaded.tsx';
import { FillForm } from './fill-form.tsx';

const ISLANDS = { fill: FillForm };

function GuidePage() {
  return (
    <BuiltContent
      islands={ISLANDS}
      missing={
        <PageState title="Esa guía no existe">
          <p className="mb-6">Hay una por uso, con 500, 700, 1000, 1500 y 2000 €.</p>
          <ButtonLink to={PATHS.guides}>Ver las guías</ButtonLink>
        </PageState>
      }
      Unreachable={UnreachablePage}
    />
  );
}

export { GuidePage as Component, loadBuiltPage as loader, revalidateBuiltPage as shouldRevalidate };
