import type { Favorite } from '#src/services/favorites.ts';
import { HeartIcon } from '#src/ui/icons.tsx';
import { LoginModal } from '../account/sign-in/login-modal.tsx';
import { useFavoriteToggle } from './use-favorite-toggle.ts';

/** Keeps a laptop among the favourites, or not: the name stays, the pressed state tells. */
export function FavoriteButton({ computer }: { computer: Favorite }) {
  const { id, name, price, image, link, specs } = computer;
  const { saved, toggle, asking, stopAsking } = useFavoriteToggle({ id, name, price, image, link, specs });
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        aria-label={`Guardar ${name} en favoritos`}
        onClick={toggle}
        className="grid size-12 shrink-0 place-items-center rounded-control border border-line text-muted hover:border-text hover:text-accent aria-pressed:text-accent print:hidden"
      >
        <HeartIcon filled={saved} />
      </button>
      <LoginModal open={asking} onClose={stopAsking} onSignedIn={keepWanting} />
    </>
  );
}

/** Signing in ends the asking by itself; what was wanted must outlive it. */
const keepWanting = () => undefined;
