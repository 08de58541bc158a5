import { matchPath, type RouteObject } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';

/** What a page's module exports; React Router takes these names as they are. */
type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'>;

/** Titles and descriptions are in the pages themselves, because this table is in every page's first script. */
interface Page {
  path: string;
  load: () => Promise<PageModule>;
  /**
   * The only address of a page whose HTML the build writes. So it does for each article and for what the engine says;
   * other pages start from an empty shell in the browser.
   */
  prerendered?: string;
  /** Whether the page depends on somebody being signed in. */
  awaitsSession?: true;
}

export const PAGES: readonly Page[] = [
  { path: PATHS.home, load: () => import('../features/landing/landing-page.tsx'), prerendered: PATHS.home },
  {
    path: PATHS.form,
    load: () => import('../features/questionnaire/questionnaire-page.tsx'),
    prerendered: PATHS.form,
  },
  { path: PATHS.recommendations, load: () => import('../features/recommendations/recommendations-page.tsx') },
  { path: PATHS.saved, load: () => import('../features/history/saved-page.tsx'), awaitsSession: true },
  { path: PATHS.favorites, load: () => import('../features/favorites/favorites-page.tsx') },
  { path: PATHS.compare, load: () => import('../features/compare/compare-page.tsx') },
  { path: PATHS.advert, load: () => import('../features/judge/advert-page.tsx'), prerendered: PATHS.advert },
  { path: PATHS.laptop, load: () => import('../features/laptops/laptop-page.tsx') },
  { path: PATHS.laptops, load: () => import('../features/laptops/list-page.tsx') },
  { path: PATHS.laptopsPage, load: () => import('../features/laptops/list-page.tsx') },
  { path: PATHS.method, load: () => import('../features/method/method-page.tsx'), prerendered: PATHS.method },
  { path: PATHS.guide, load: () => import('../features/guides/guide-page.tsx') },
  { path: PATHS.profile, load: () => import('../features/account/profile/profile-page.tsx'), awaitsSession: true },
  { path: PATHS.login, load: () => import('./login-page.tsx'), awaitsSession: true },
  { path: PATHS.authHandler, load: () => import('../features/account/sign-in/auth-handler-page.tsx') },
  { path: PATHS.blog, load: () => import('../features/blog/blog-page.tsx'), prerendered: PATHS.blog },
  { path: PATHS.article, load: () => import('../features/blog/article-page.tsx') },
  { path: PATHS.contact, load: () => import('../features/contact/contact-page.tsx'), prerendered: PATHS.contact },
  { path: PATHS.privacy, load: () => import('../features/legal/privacy-page.tsx'), prerendered: PATHS.privacy },
  { path: PATHS.terms, load: () => import('../features/legal/terms-page.tsx'), prerendered: PATHS.terms },
  { path: '*', load: () => import('./not-found-page.tsx'), prerendered: PATHS.notFound },
];

/** @returns the page that shows at `pathname`: the first that matches */
export const pageAt = (pathname: string): Page | undefined =>
  PAGES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));

/** Fetches the code of the page at `pathname` ahead of a visit, which loads it again if that fails. */
export function prefetchPage(pathname: string): void {
  const page = pageAt(pathname);
  page?.load().catch(() => undefined);
}
