import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useSession } from '../features/account/use-session.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { useServices } from '../services/services.tsx';
import { pageAt } from './pages.ts';

/** Counts each page that the user opens, except pages that redirect. */
export function PageViews() {
  const { analytics } = useServices();
  const { pathname } = useLocation();
  const { status } = useSession();
  const isArriving = useNavigation().state !== 'idle';
  const undecided = status === 'unknown' && pageAt(pathname)?.guard === 'session';
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (isArriving || undecided || pathname === PATHS.authHandler || pathname === counted.current) return undefined;
    let left = false;
    // A page redirects in an effect of its own, and the router's state follows in a transition.
    const count = async () => {
      await whenIdle();
      if (left || globalThis.location.pathname !== pathname) return;
      counted.current = pathname;
      analytics.pageView(pathname);
    };
    void count();
    return () => {
      left = true;
    };
  }, [analytics, pathname, undecided, isArriving]);
  return null;
}
