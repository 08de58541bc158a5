import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SavedLaptop, toSavedLaptop, pendingFavorites } from '#src/services/saved-laptop.ts';
import { useServices } from '#src/services/services.tsx';
import { HeartIcon } from '#src/ui/icons.tsx';
import { LoginModal } from '../account/sign-in/lazy-login-dialog.tsx';
import { AFTER_SIGN_IN_MS, useFavorites } from './use-favorites.ts';
import { savedEntry } from './favorites-store.ts';

/**
 * What a press does once the session is known: `toggle` while it is loading, `save` after the user was asked to sign
 * in.
 */
type WaitingPress = 'toggle' | 'save';

/** A button with an icon. */
export const SMALL_BUTTON =
  'grid size-12 shrink-0 place-items-center rounded-control border border-line text-muted hover:border-text ' +
  'hover:text-accent print:hidden';

/** Large windows have room for a word beside the icon. */
export const LABELLED =
  'text-sm font-semibold md:inline-flex md:w-auto md:grow md:items-center md:justify-center md:gap-2 md:px-3';

interface FavoriteButtonProps {
  computer: SavedLaptop;
  /** Whether large windows have room for a word beside the heart. */
  labelled?: boolean;
}

/**
 * A toggle button: its name does not change, `aria-pressed` does. If the user has to sign in, the press takes effect
 * after that.
 */
export function FavoriteButton({ computer, labelled = false }: FavoriteButtonProps) {
  const favorite = toSavedLaptop(computer);
  const { sessionStatus, state, store, save, remove, pendingHere } = useFavorites();
  const pending = pendingFavorites(useServices().visitData);
  const [waiting, setWaiting] = useState<WaitingPress | null>(null);
  const toggling = useRef(false);
  if (waiting === 'toggle' && sessionStatus === 'signed-out') setWaiting('save');

  /** If the user leaves the page before it is saved, `usePendingFavorites` saves it on the next one. */
  const notePending = () => {
    pending.note(favorite);
    pendingHere.add(favorite.id);
  };

  const savePending = async () => {
    await save(favorite);
    pending.forget(favorite.id);
  };

  const toggle = async () => {
    if (!store || toggling.current) return;
    if (store.state.current().status !== 'ready') {
      notePending();
      toggling.current = true;
      await store.loaded();
      toggling.current = false;
    }
    if (!savedEntry(store.state.current(), favorite.id)) return savePending();
    pending.forget(favorite.id);
    await remove(favorite);
  };

  const carryOut = useEffectEvent(() => {
    setWaiting(null);
    void (waiting === 'toggle' ? toggle : savePending)();
  });
  const due = waiting !== null && store !== null;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(carryOut, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [due]);

  const press = () => {
    if (store) return void toggle();
    notePending();
    return setWaiting(sessionStatus === 'unknown' ? 'toggle' : 'save');
  };
  const stopAsking = () => {
    pending.forget(favorite.id);
    setWaiting(null);
  };
  const saved = savedEntry(state, favorite.id) !== undefined;
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        aria-label={`Guardar ${favorite.name} en favoritos`}
        onClick={press}
        className={`${SMALL_BUTTON} aria-pressed:text-accent ${labelled ? LABELLED : ''}`}
      >
        <HeartIcon filled={saved} />
        {labelled && <span className="max-md:hidden">Guardar</span>}
      </button>
      <LoginModal
        open={waiting !== null && (sessionStatus === 'signed-out' || sessionStatus === 'disabled')}
        onClose={stopAsking}
        // Signing in closes the modal, which must not cancel the press.
        onSignedIn={() => undefined}
      />
    </>
  );
}
