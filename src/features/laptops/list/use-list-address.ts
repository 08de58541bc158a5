import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { internalLink } from '#src/lib/internal-link.ts';

const PAUSE_MS = 300;

/**
 * Writes the address of the shown list once typing pauses. Replaces the history entry, so that Back leaves the search.
 */
export function useListAddress(address: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const written = pathname + search;
  // A change of the address would cancel the way to another page.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving || address === written) return undefined;
    const timer = setTimeout(() => void navigate(address, { replace: true, preventScrollReset: true }), PAUSE_MS);
    // On a busy device the router says only after a while that a pressed link leads away.
    const stopForLink = ({ target }: MouseEvent) => {
      if (target && internalLink(target)) clearTimeout(timer);
    };
    document.addEventListener('click', stopForLink, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', stopForLink, { capture: true });
    };
  }, [isLeaving, address, written, navigate]);
}
