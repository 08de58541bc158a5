import type { RouteObject } from 'react-router-dom';
import { CrashPage } from './crash-page.tsx';
import { PAGES } from './pages.ts';
import { Root } from './root.tsx';

/** React Router gets the shell around the pages, each of which loads when it is visited. */
export const ROUTES: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: Nothing,
    children: PAGES.map((page) => ({
      id: page.path,
      path: page.path,
      caseSensitive: true,
      // A test replaces the function, so it is looked up late.
      lazy: () => page.load(),
    })),
  },
];

function Nothing() {
  return null;
}
