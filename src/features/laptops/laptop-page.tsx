import { BuiltContent } from '#src/ui/built-content.tsx';
import { PageState, Unreachable } from '#src/ui/page-state.tsx';

function LaptopPage() {
  return (
    <BuiltContent
      missing={
        <PageState title="No conocemos ese portátil">
          <p>No está en el catálogo.</p>
        </PageState>
      }
      unreachable={<Unreachable />}
    />
  );
}

export { LaptopPage as Component };
