import { type Favorite, toFavorite } from '#src/services/favorites.ts';
import { HeartIcon } from '#src/ui/icons.tsx';
import { LoginModal } from '../account/sign-in/login-modal.tsx';
import { useFavoriteToggle } from './use-favorite-toggle.ts';

/** A toggle button: its name does not change, `aria-pressed` does. */
export function FavoriteButton({ computer }: { computer: Favorite }) {
  const { saved, press, asking, stopAsking } = useFavoriteToggle(toFavorite(computer));
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        aria-label={`Guardar ${computer.name} en favoritos`}
        onClick={press}
        className="grid size-12 shrink-0 place-items-center rounded-control border border-line text-muted hover:border-text hover:text-accent aria-pressed:text-accent print:hidden"
      >
        <HeartIcon filled={saved} />
      </button>
      <LoginModal open={asking} onClose={stopAsking} onSignedIn={keepWaiting} />
    </>
  );
}

/** Signing in closes the modal by itself; the press must stay. */
const keepWaiting = () => undefined;
