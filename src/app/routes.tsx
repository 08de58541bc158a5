import type { RouteObject } from 'react-router-dom';
import { CrashPage } from './crash-page.tsx';
import { PAGES } from './pages.ts';
import { Root } from './root.tsx';

/** For React Router: the shell around the pages, each of which loads when it is visited. */
export const ROUTES: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: Nothing,
    children: PAGES.map((page) => ({
      id: page.path,
      path: page.path,
      caseSensitive: true,
      handle: page,
      // Not the function itself, which a test replaces.
      lazy: () => page.load(),
    })),
  },
];

function Nothing() {
  return null;
}
