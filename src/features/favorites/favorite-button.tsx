import { useEffect, useEffectEvent, useState } from 'react';
import { type SavedLaptop, toSavedLaptop, pendingFavorites } from '#src/services/saved-laptop.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { HeartIcon } from '#src/ui/icons.tsx';
import { LoginModal } from '../account/sign-in/lazy-login-dialog.tsx';
import { AFTER_SIGN_IN_MS, isSaved, useFavorites } from './use-favorites.ts';

/** A press that waits: `toggle` for the session or the favorites, `save` for the user to sign in. */
type WaitingPress = 'toggle' | 'save';

interface FavoriteButtonProps {
  computer: SavedLaptop;
  /** Whether large windows have room for a word beside the heart. */
  labelled?: boolean;
  /** A heart alone, without a frame. */
  variant?: 'framed' | 'icon';
}

/**
 * A toggle button: its name does not change, `aria-pressed` does. If the user has to sign in, the press takes effect
 * after that.
 */
export function FavoriteButton({ computer, labelled = false, variant = 'framed' }: FavoriteButtonProps) {
  const favorite = toSavedLaptop(computer);
  const { sessionStatus, state, save, remove } = useFavorites();
  const pending = pendingFavorites(useServices().sessionData);
  const [waiting, setWaiting] = useState<WaitingPress | null>(null);
  const saved = isSaved(state, favorite.id);
  const isSignedIn = sessionStatus === 'signed-in';
  if (waiting === 'toggle' && sessionStatus === 'signed-out') setWaiting('save');

  const carryOut = async (press: WaitingPress) => {
    setWaiting(null);
    if (press === 'save' || !saved) await save(favorite);
    else await remove(favorite);
    pending.forget(favorite.id);
  };

  const carryOutWaiting = useEffectEvent(() => {
    if (waiting) void carryOut(waiting);
  });
  const isDue = isSignedIn && (waiting === 'save' || (waiting === 'toggle' && state.status !== 'loading'));
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(carryOutWaiting, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [isDue]);

  const press = () => {
    // If the user leaves the page before it is saved or queued, `usePendingFavorites` saves it on the next one.
    if (!saved) pending.note(favorite);
    if (isSignedIn && state.status !== 'loading') return void carryOut('toggle');
    return setWaiting(isSignedIn || sessionStatus === 'unknown' ? 'toggle' : 'save');
  };
  const stopAsking = () => {
    pending.forget(favorite.id);
    setWaiting(null);
  };
  return (
    <>
      <Button
        variant={variant}
        labelled={labelled}
        className="aria-pressed:text-accent"
        aria-pressed={saved}
        aria-label={`Guardar ${favorite.name} en favoritos`}
        onClick={press}
      >
        <HeartIcon filled={saved} />
        {labelled && <span className="max-md:hidden">Guardar</span>}
      </Button>
      <LoginModal
        open={waiting !== null && (sessionStatus === 'signed-out' || sessionStatus === 'disabled')}
        onClose={stopAsking}
        // Signing in closes the modal, which must not cancel the press.
        onSignedIn={() => undefined}
      />
    </>
  );
}
