import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createObservable } from '../lib/observed.ts';

const SLOW_AFTER_MS = 150;

/** Whether the user is waiting for the next page. Not a context: its change would reach parts that are not hydrated yet. */
export const slowNavigation = createObservable(false);

/** react-router's `BrowserRouter`, which does not tell whether its transition to the next page is pending. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(() => history.listen((update) => startTransition(() => setState(update))), [history]);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => slowNavigation.set(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      slowNavigation.set(false);
    };
  }, [isPending]);

  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  );
}
