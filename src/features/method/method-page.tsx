import { BuiltContent } from '#src/ui/built-content.tsx';
import { PageState, Unreachable } from '#src/ui/page-state.tsx';

function MethodPage() {
  return (
    <BuiltContent
      missing={
        <PageState title="Esa página no existe">
          <p>Vuelve al inicio.</p>
        </PageState>
      }
      unreachable={<Unreachable />}
    />
  );
}

export { MethodPage as Component };
