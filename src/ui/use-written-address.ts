import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { internalLink } from '#src/lib/internal-link.ts';

/** Milliseconds without a change: browsers limit how often an address may change. */
const PAUSE_MS = 300;

/**
 * Keeps the address like what is on screen, which changes while the visitor types. The entry of the history is replaced, so
 * that Back leaves the page.
 * @param address `null` leaves it alone
 * @param state what the browser's history keeps beside it
 */
export function useWrittenAddress(address: string | null, state: object | null = null): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state: stateNow } = useLocation();
  // A change of the address would cancel the way to another page.
  const isLeaving = useNavigation().state !== 'idle';
  const wanted = JSON.stringify([address, state]);
  const isWritten = wanted === JSON.stringify([pathname + search + hash, stateNow]);
  useEffect(() => {
    if (isLeaving || isWritten || address === null) return undefined;
    const timer = setTimeout(() => {
      void navigate(address, { replace: true, preventScrollReset: true, state });
    }, PAUSE_MS);
    // On a busy device the router says only after a while that a pressed link leads away.
    const stopForLink = ({ target }: MouseEvent) => {
      if (target && internalLink(target)) clearTimeout(timer);
    };
    document.addEventListener('click', stopForLink, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', stopForLink, { capture: true });
    };
    // `state` is in `wanted`: it is another object after each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLeaving, isWritten, wanted, navigate]);
}
