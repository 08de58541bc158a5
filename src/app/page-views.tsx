import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useSession } from '../features/account/use-session.ts';
import { useServices } from '../services/services.tsx';
import { routeAt } from './routes.ts';

export function PageViews() {
  const { analytics } = useServices();
  const { pathname } = useLocation();
  const { status } = useSession();
  const undecided = status === 'unknown' && routeAt(pathname)?.guard === 'session';
  useEffect(() => {
    if (undecided || pathname === PATHS.authHandler) return;
    // A redirect has already changed the address, although its target may still be loading.
    if (globalThis.location.pathname === pathname) analytics.pageView(pathname);
  }, [analytics, pathname, undecided]);
  return null;
}
