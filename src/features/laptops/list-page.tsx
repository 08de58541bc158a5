import { BuiltContent } from '#src/ui/built-content.tsx';
import { PageState, Unreachable } from '#src/ui/page-state.tsx';

function ListPage() {
  return (
    <BuiltContent
      missing={
        <PageState title="Esa página no existe">
          <p>La lista es más corta.</p>
        </PageState>
      }
      unreachable={<Unreachable />}
    />
  );
}

export { ListPage as Component };
