import { BuiltContent } from '#src/ui/built-content.tsx';
import { PageState, Unreachable } from '#src/ui/page-state.tsx';
import { WhyIsland } from '../why/why-island.tsx';

function LaptopPage() {
  return (
    <BuiltContent
      islands={ISLANDS}
      missing={
        <PageState title="No conocemos ese portátil">
          <p>No está en el catálogo.</p>
        </PageState>
      }
      unreachable={<Unreachable />}
    />
  );
}

const ISLANDS = { why: WhyIsland };

export { LaptopPage as Component };
