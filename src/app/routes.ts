import { type ComponentType, createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { articlePath, PATHS } from '../config/paths.ts';
import { ARTICLES } from '../content/articles.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

interface AppRoute {
  path: string;
  page: LazyPage;
  /** The page's file: the build looks up there which scripts it needs from the start. */
  source: string;
  /** The addresses of this route that are written as HTML at build. */
  prerendered: readonly string[];
}

type LoadPage = () => Promise<ComponentType>;

const publicRoute = (path: string, source: string, load: LoadPage, prerendered = [path]): AppRoute => ({
  path,
  source,
  page: lazyPage(load),
  prerendered,
});

const privateRoute = (path: string, source: string, load: LoadPage): AppRoute => publicRoute(path, source, load, []);

/** Which page stands at which address. */
export const ROUTES: readonly AppRoute[] = [
  publicRoute(PATHS.home, 'src/features/landing/landing-page.tsx', async () => {
    return (await import('../features/landing/landing-page.tsx')).LandingPage;
  }),
  publicRoute(PATHS.form, 'src/features/questionnaire/questionnaire-page.tsx', async () => {
    return (await import('../features/questionnaire/questionnaire-page.tsx')).QuestionnairePage;
  }),
  privateRoute(PATHS.recommendations, 'src/features/recommendations/recommendations-page.tsx', async () => {
    return (await import('../features/recommendations/recommendations-page.tsx')).RecommendationsPage;
  }),
  privateRoute(PATHS.favorites, 'src/features/favorites/favorites-page.tsx', async () => {
    return (await import('../features/favorites/favorites-page.tsx')).FavoritesPage;
  }),
  privateRoute(PATHS.saved, 'src/features/history/saved-page.tsx', async () => {
    return (await import('../features/history/saved-page.tsx')).SavedPage;
  }),
  privateRoute(PATHS.profile, 'src/features/account/profile-page.tsx', async () => {
    return (await import('../features/account/profile-page.tsx')).ProfilePage;
  }),
  privateRoute(PATHS.authHandler, 'src/features/account/auth-handler-page.tsx', async () => {
    return (await import('../features/account/auth-handler-page.tsx')).AuthHandlerPage;
  }),
  privateRoute(PATHS.login, 'src/app/login-page.tsx', async () => (await import('./login-page.tsx')).LoginPage),
  publicRoute(PATHS.blog, 'src/features/blog/blog-page.tsx', async () => {
    return (await import('../features/blog/blog-page.tsx')).BlogPage;
  }),
  // Each article is a page of its own, whose text is loaded with it.
  ...[...ARTICLES].map(([slug, loadArticle]) =>
    publicRoute(articlePath(slug), 'src/features/blog/article-page.tsx', async () => {
      const [{ ArticlePage }, article] = await Promise.all([
        import('../features/blog/article-page.tsx'),
        loadArticle(),
      ]);
      return () => createElement(ArticlePage, { article });
    }),
  ),
  privateRoute(PATHS.article, 'src/features/blog/unknown-article-page.tsx', async () => {
    return (await import('../features/blog/unknown-article-page.tsx')).UnknownArticlePage;
  }),
  publicRoute(PATHS.contact, 'src/features/contact/contact-page.tsx', async () => {
    return (await import('../features/contact/contact-page.tsx')).ContactPage;
  }),
  publicRoute(PATHS.privacy, 'src/features/legal/privacy-page.tsx', async () => {
    return (await import('../features/legal/privacy-page.tsx')).PrivacyPage;
  }),
  publicRoute(PATHS.terms, 'src/features/legal/terms-page.tsx', async () => {
    return (await import('../features/legal/terms-page.tsx')).TermsPage;
  }),
  ...(import.meta.env.DEV
    ? [privateRoute('/dev/ui', 'src/app/dev-ui/ui-page.tsx', async () => (await import('./dev-ui/ui-page.tsx')).UiPage)]
    : []),
  // Any address that nothing else matches, too.
  ...[PATHS.notFound, '*'].map((path) =>
    publicRoute(
      path,
      'src/app/not-found-page.tsx',
      async () => (await import('./not-found-page.tsx')).NotFoundPage,
      path === '*' ? [] : [path],
    ),
  ),
];

const pageAt = (pathname: string): LazyPage | undefined =>
  ROUTES.find((route) => matchPath(route.path, pathname))?.page;

/** Loads the code of the page at `pathname`, for somebody who may come. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.preload();
}

/** The same for somebody who is on their way there: the page loads anew where a newer version has replaced that code. */
export async function loadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.load(pathname);
}
