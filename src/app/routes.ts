import { type ComponentType, createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { articlePath, PATHS } from '../config/paths.ts';
import { ARTICLES } from '../content/articles.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

interface AppRoute {
  path: string;
  page: LazyPage;
  /** The addresses of this route that are written as HTML at build. */
  prerendered: readonly string[];
}

type LoadPage = () => Promise<ComponentType>;

const publicRoute = (path: string, load: LoadPage, prerendered = [path]): AppRoute => ({
  path,
  page: lazyPage(load),
  prerendered,
});

const privateRoute = (path: string, load: LoadPage): AppRoute => publicRoute(path, load, []);

async function landingPage() {
  const { LandingPage, preloadStillParts } = await import('../features/landing/landing-page.tsx');
  await preloadStillParts();
  return LandingPage;
}

/** Which page stands at which address. */
export const ROUTES: readonly AppRoute[] = [
  publicRoute(PATHS.home, landingPage),
  publicRoute(PATHS.form, async () => {
    return (await import('../features/questionnaire/questionnaire-page.tsx')).QuestionnairePage;
  }),
  privateRoute(PATHS.recommendations, async () => {
    return (await import('../features/recommendations/recommendations-page.tsx')).RecommendationsPage;
  }),
  privateRoute(PATHS.favorites, async () => {
    return (await import('../features/favorites/favorites-page.tsx')).FavoritesPage;
  }),
  privateRoute(PATHS.saved, async () => {
    return (await import('../features/history/saved-page.tsx')).SavedPage;
  }),
  privateRoute(PATHS.profile, async () => {
    return (await import('../features/account/profile-page.tsx')).ProfilePage;
  }),
  privateRoute(PATHS.authHandler, async () => {
    return (await import('../features/account/auth-handler-page.tsx')).AuthHandlerPage;
  }),
  privateRoute(PATHS.login, async () => {
    const [{ LoginPage }, LandingPage] = await Promise.all([import('./login-page.tsx'), landingPage()]);
    return () => createElement(LoginPage, null, createElement(LandingPage));
  }),
  publicRoute(PATHS.blog, async () => {
    return (await import('../features/blog/blog-page.tsx')).BlogPage;
  }),
  // Each article is a page of its own, whose text is loaded with it.
  ...[...ARTICLES].map(([slug, loadArticle]) =>
    publicRoute(articlePath(slug), async () => {
      const [{ ArticlePage }, article] = await Promise.all([
        import('../features/blog/article-page.tsx'),
        loadArticle(),
      ]);
      return () => createElement(ArticlePage, { article });
    }),
  ),
  privateRoute(PATHS.article, async () => {
    return (await import('../features/blog/unknown-article-page.tsx')).UnknownArticlePage;
  }),
  publicRoute(PATHS.contact, async () => {
    return (await import('../features/contact/contact-page.tsx')).ContactPage;
  }),
  publicRoute(PATHS.privacy, async () => {
    return (await import('../features/legal/privacy-page.tsx')).PrivacyPage;
  }),
  publicRoute(PATHS.terms, async () => {
    return (await import('../features/legal/terms-page.tsx')).TermsPage;
  }),
  ...(import.meta.env.DEV ? [privateRoute('/dev/ui', async () => (await import('./dev-ui/ui-page.tsx')).UiPage)] : []),
  // Any address that nothing else matches, too.
  ...[PATHS.notFound, '*'].map((path) =>
    publicRoute(path, async () => (await import('./not-found-page.tsx')).NotFoundPage, path === '*' ? [] : [path]),
  ),
];

const pageAt = (pathname: string): LazyPage | undefined =>
  ROUTES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))?.page;

/** Loads the page at `pathname` for somebody who may come. */
export async function preloadPage(pathname: string, asBuilt?: boolean): Promise<void> {
  await pageAt(pathname)?.preload(asBuilt);
}

/** The same for somebody who is on their way there: the page loads anew where a newer version has replaced that code. */
export async function loadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.load(pathname);
}
