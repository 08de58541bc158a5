import { matchPath, type RouteObject } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';

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
}

export const PAGES: readonly Page[] = [
  { path: PATHS.home, load: () => import('#src/features/landing/landing-page.tsx'), prerendered: PATHS.home },
  {
    path: PATHS.form,
    load: () => import('#src/features/questionnaire/questionnaire-page.tsx'),
    prerendered: PATHS.form,
  },
  { path: PATHS.recommendations, load: () => import('#src/features/recommendations/recommendations-page.tsx') },
  { path: PATHS.saved, load: () => import('#src/features/history/saved-page.tsx') },
  { path: PATHS.favorites, load: () => import('#src/features/favorites/favorites-page.tsx') },
  { path: PATHS.compare, load: () => import('#src/features/compare/compare-page.tsx') },
  { path: PATHS.advert, load: () => import('#src/features/judge/advert-page.tsx'), prerendered: PATHS.advert },
  { path: PATHS.laptop, load: () => import('#src/features/laptops/laptop-page.tsx') },
  { path: PATHS.laptops, load: () => import('#src/features/laptops/list-page.tsx') },
  { path: PATHS.laptopsPage, load: () => import('#src/features/laptops/list-page.tsx') },
  { path: PATHS.method, load: () => import('#src/features/method/method-page.tsx'), prerendered: PATHS.method },
  { path: PATHS.guide, load: () => import('#src/features/guides/guide-page.tsx') },
  { path: PATHS.profile, load: () => import('#src/features/account/profile/profile-page.tsx') },
  { path: PATHS.login, load: () => import('./login-page.tsx') },
  { path: PATHS.authHandler, load: () => import('#src/features/account/sign-in/auth-handler-page.tsx') },
  { path: PATHS.blog, load: () => import('#src/features/blog/blog-page.tsx'), prerendered: PATHS.blog },
  { path: PATHS.article, load: () => import('#src/features/blog/article-page.tsx') },
  { path: PATHS.contact, load: () => import('#src/features/contact/contact-page.tsx'), prerendered: PATHS.contact },
  { path: PATHS.privacy, load: () => import('#src/features/legal/privacy-page.tsx'), prerendered: PATHS.privacy },
  { path: PATHS.terms, load: () => import('#src/features/legal/terms-page.tsx'), prerendered: PATHS.terms },
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
