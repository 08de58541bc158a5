import { PATHS } from '#src/config/paths.ts';
import { BuiltContent } from '#src/ui/built-content.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageState, Unreachable } from '#src/ui/page-state.tsx';
import { LaptopActions } from './laptop-actions.tsx';
import { NewerPrice } from './newer-price.tsx';

function LaptopPage() {
  return (
    <BuiltContent
      islands={ISLANDS}
      missing={
        <PageState title="No conocemos ese portátil">
          <p>
            No está en nuestro catálogo.{' '}
            <PageLink to={PATHS.laptops} className="underline underline-offset-4">
              Ver todos los portátiles
            </PageLink>
          </p>
        </PageState>
      }
      unreachable={<Unreachable />}
    />
  );
}

const ISLANDS = { actions: LaptopActions, 'newer-price': NewerPrice };

export { LaptopPage as Component };
