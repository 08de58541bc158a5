import { useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { OFFLINE_WORDS } from '../config/site.ts';
import { useObserved } from '../lib/use-observed.ts';
import { useServices } from '../services/services.tsx';

/** On every page but the profile, which has a notice of its own. */
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
