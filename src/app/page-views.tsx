import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useSession } from '../features/account/use-session.ts';
import { useServices } from '../services/services.tsx';

/** These redirect or not, depending on the session. */
const DEPENDS_ON_SESSION = new Set<string>([PATHS.profile, PATHS.saved, PATHS.login]);

export function PageViews() {
  const { analytics } = useServices();
  const { pathname } = useLocation();
  const { status } = useSession();
  const undecided = status === 'unknown' && DEPENDS_ON_SESSION.has(pathname);
  useEffect(() => {
    if (undecided || pathname === PATHS.authHandler) return;
    // A redirect has already changed the address, although its target may still be loading.
    if (globalThis.location.pathname === pathname) analytics.pageView(pathname);
  }, [analytics, pathname, undecided]);
  return null;
}
