import { BuiltContent } from '#src/ui/built-content.tsx';
import { PageState, Unreachable } from '#src/ui/page-state.tsx';

function GuidePage() {
  return (
    <BuiltContent
      missing={
        <PageState title="Esa guía no existe">
          <p>Mira las demás.</p>
        </PageState>
      }
      unreachable={<Unreachable />}
    />
  );
}

export { GuidePage as Component };
