import { useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { OFFLINE_WORDS } from '../config/offline-words.ts';
import { useObserved } from '../lib/use-observed.ts';
import { useServices } from '../services/services.tsx';

/** Says on every page that there is no network; the profile says it in its own way. */
export function OfflineNotice() {
  const { connectivity } = useServices();
  const online = useObserved(connectivity, true);
  const { pathname } = useLocation();
  return (
    <output className="no-print block bg-sunken text-center text-sm">
      {!online && pathname !== PATHS.profile && <span className="block px-4 py-2">{OFFLINE_WORDS}</span>}
    </output>
  );
}
