import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { articlePath, PATHS } from '../config/paths.ts';
import { ARTICLES } from '../content/articles.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** Without titles and descriptions: the table is in every page's first script, where they would add 0.3 kB. */
interface PageRoute {
  path: string;
  page: LazyPage;
  /** The build writes its HTML. The other pages start from an empty shell in the browser. */
  prerendered?: boolean;
  /** Whether somebody is signed in decides if the page shows or redirects. */
  guard?: 'session';
}

export const ROUTES: readonly PageRoute[] = [
  {
    path: PATHS.home,
    page: lazyPage(importLanding),
    prerendered: true,
  },
  {
    path: PATHS.form,
    page: lazyPage(() => import('../features/questionnaire/questionnaire-page.tsx')),
    prerendered: true,
  },
  {
    path: PATHS.recommendations,
    page: lazyPage(() => import('../features/recommendations/recommendations-page.tsx')),
  },
  {
    path: PATHS.saved,
    page: lazyPage(() => import('../features/history/saved-page.tsx')),
    guard: 'session',
  },
  {
    path: PATHS.favorites,
    page: lazyPage(() => import('../features/favorites/favorites-page.tsx')),
  },
  {
    path: PATHS.compare,
    page: lazyPage(() => import('../features/compare/compare-page.tsx')),
  },
  {
    path: PATHS.laptop,
    page: lazyPage(() => import('../features/laptops/laptop-page.tsx')),
  },
  ...[PATHS.laptops, PATHS.laptopsPage].map((path) => ({
    path,
    page: lazyPage(() => import('../features/laptops/list-page.tsx')),
  })),
  {
    path: PATHS.method,
    page: lazyPage(() => import('../features/method/method-page.tsx')),
  },
  ...[PATHS.guides, PATHS.guide].map((path) => ({
    path,
    page: lazyPage(() => import('../features/guides/guide-page.tsx')),
  })),
  {
    path: PATHS.profile,
    page: lazyPage(() => import('../features/account/profile/profile-page.tsx')),
    guard: 'session',
  },
  {
    path: PATHS.login,
    page: lazyPage(
      () => import('./login-page.tsx'),
      async () => ({ children: createElement((await importLanding()).Component) }),
    ),
    guard: 'session',
  },
  {
    path: PATHS.authHandler,
    page: lazyPage(() => import('../features/account/sign-in/auth-handler-page.tsx')),
  },
  {
    path: PATHS.blog,
    page: lazyPage(() => import('../features/blog/blog-page.tsx')),
    prerendered: true,
  },
  ...Array.from(ARTICLES, ([slug, loadArticle]) => ({
    path: articlePath(slug),
    page: lazyPage(
      () => import('../features/blog/article-page.tsx'),
      async () => ({ article: await loadArticle() }),
    ),
    prerendered: true,
  })),
  {
    path: PATHS.article,
    page: lazyPage(() => import('../features/blog/unknown-article-page.tsx')),
  },
  {
    path: PATHS.contact,
    page: lazyPage(() => import('../features/contact/contact-page.tsx')),
    prerendered: true,
  },
  {
    path: PATHS.privacy,
    page: lazyPage(() => import('../features/legal/privacy-page.tsx')),
    prerendered: true,
  },
  {
    path: PATHS.terms,
    page: lazyPage(() => import('../features/legal/terms-page.tsx')),
    prerendered: true,
  },
  ...(import.meta.env.DEV ? [{ path: '/dev/ui', page: lazyPage(() => import('./dev-ui/ui-page.tsx')) }] : []),
  {
    path: PATHS.notFound,
    page: lazyPage(() => import('./not-found-page.tsx')),
    prerendered: true,
  },
  {
    path: '*',
    page: lazyPage(() => import('./not-found-page.tsx')),
  },
];

async function importLanding() {
  const landing = await import('../features/landing/landing-page.tsx');
  await landing.preloadLazyParts();
  return landing;
}

/** The first that matches; react-router's `matchRoutes`, which ranks nested ones, would add 1.3 kB to the first script. */
export const routeAt = (pathname: string): PageRoute | undefined =>
  ROUTES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));

/** Loads what the page at `pathname` needs, so that it renders at once. */
export async function loadPage(pathname: string): Promise<void> {
  await routeAt(pathname)?.page.load();
}
