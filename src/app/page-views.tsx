import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services.tsx';

/** Tells the analytics of each page that is opened, the first one included. */
export function PageViews() {
  const { analytics } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    analytics.pageView(pathname);
  }, [analytics, pathname]);
  return null;
}
