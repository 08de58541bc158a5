import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useSession } from '../features/account/use-session.ts';
import { useServices } from '../services/services.tsx';

/** Lead elsewhere or not, depending on who is signed in. */
const DECIDED_BY_SESSION = new Set<string>([PATHS.profile, PATHS.saved, PATHS.login]);

/** Tells the analytics of each page that is opened, the first one included; not of those that only lead to another. */
export function PageViews() {
  const { analytics } = useServices();
  const { pathname } = useLocation();
  const { status } = useSession();
  const undecided = status === 'unknown' && DECIDED_BY_SESSION.has(pathname);
  useEffect(() => {
    if (undecided || pathname === PATHS.authHandler) return;
    // A page that leads on has done so by now, and the other one's code may be on its way.
    if (globalThis.location.pathname === pathname) analytics.pageView(pathname);
  }, [analytics, pathname, undecided]);
  return null;
}
