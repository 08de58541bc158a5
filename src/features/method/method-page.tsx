import { BuiltContent } from '#src/ui/built-content.tsx';
import { loadBuiltPage, revalidateBuiltPage } from '#src/ui/built-html.ts';
import { PageState } from '#src/ui/page-head.tsx';
import { UnreachablePage } from '../connection/not-loaded.tsx';

function MethodPage() {
  return (
    <BuiltContent
      missing={
        <PageState title="Esa página no existe">
          <p>Vuelve al inicio.</p>
        </PageState>
      }
      Unreachable={UnreachablePage}
    />
  );
}

export { MethodPage as Component, loadBuiltPage as loader, revalidateBuiltPage as shouldRevalidate };
