import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { articlePath, PATHS } from '../config/paths.ts';
import type { Article } from '../content/article.ts';
import { ARTICLES } from '../content/articles.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

interface Route {
  path: string;
  page: LazyPage;
  /** The module of a page whose HTML the build writes. A page without it starts from an empty shell in the browser. */
  prerenderedFrom?: string;
}

export const ROUTES: readonly Route[] = [
  {
    path: PATHS.home,
    prerenderedFrom: 'src/features/landing/landing-page.tsx',
    page: lazyPage(landingPage),
  },
  {
    path: PATHS.form,
    prerenderedFrom: 'src/features/questionnaire/questionnaire-page.tsx',
    page: lazyPage(async () => (await import('../features/questionnaire/questionnaire-page.tsx')).QuestionnairePage),
  },
  {
    path: PATHS.recommendations,
    page: lazyPage(
      async () => (await import('../features/recommendations/recommendations-page.tsx')).RecommendationsPage,
    ),
  },
  {
    path: PATHS.saved,
    page: lazyPage(async () => (await import('../features/history/saved-page.tsx')).SavedPage),
  },
  {
    path: PATHS.favorites,
    page: lazyPage(async () => (await import('../features/favorites/favorites-page.tsx')).FavoritesPage),
  },
  {
    path: PATHS.profile,
    page: lazyPage(async () => (await import('../features/account/profile/profile-page.tsx')).ProfilePage),
  },
  {
    path: PATHS.login,
    page: lazyPage(loginPage),
  },
  {
    path: PATHS.authHandler,
    page: lazyPage(async () => (await import('../features/account/sign-in/auth-handler-page.tsx')).AuthHandlerPage),
  },
  {
    path: PATHS.blog,
    prerenderedFrom: 'src/features/blog/blog-page.tsx',
    page: lazyPage(async () => (await import('../features/blog/blog-page.tsx')).BlogPage),
  },
  ...[...ARTICLES].map(([slug, loadArticle]) => ({
    path: articlePath(slug),
    prerenderedFrom: 'src/features/blog/article-page.tsx',
    page: lazyPage(() => articlePage(loadArticle)),
  })),
  {
    path: PATHS.article,
    page: lazyPage(async () => (await import('../features/blog/unknown-article-page.tsx')).UnknownArticlePage),
  },
  {
    path: PATHS.contact,
    prerenderedFrom: 'src/features/contact/contact-page.tsx',
    page: lazyPage(async () => (await import('../features/contact/contact-page.tsx')).ContactPage),
  },
  {
    path: PATHS.privacy,
    prerenderedFrom: 'src/features/legal/privacy-page.tsx',
    page: lazyPage(async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage),
  },
  {
    path: PATHS.terms,
    prerenderedFrom: 'src/features/legal/terms-page.tsx',
    page: lazyPage(async () => (await import('../features/legal/terms-page.tsx')).TermsPage),
  },
  ...(import.meta.env.DEV
    ? [{ path: '/dev/ui', page: lazyPage(async () => (await import('./dev-ui/ui-page.tsx')).UiPage) }]
    : []),
  {
    path: PATHS.notFound,
    prerenderedFrom: 'src/app/not-found-page.tsx',
    page: lazyPage(notFoundPage),
  },
  {
    path: '*',
    page: lazyPage(notFoundPage),
  },
];

async function landingPage() {
  const { LandingPage, preloadLazyParts } = await import('../features/landing/landing-page.tsx');
  await preloadLazyParts();
  return LandingPage;
}

async function loginPage() {
  const [{ LoginPage }, LandingPage] = await Promise.all([import('./login-page.tsx'), landingPage()]);
  return () => createElement(LoginPage, null, createElement(LandingPage));
}

async function articlePage(loadArticle: () => Promise<Article>) {
  const [{ ArticlePage }, article] = await Promise.all([import('../features/blog/article-page.tsx'), loadArticle()]);
  return () => createElement(ArticlePage, { article });
}

async function notFoundPage() {
  return (await import('./not-found-page.tsx')).NotFoundPage;
}

const pageAt = (pathname: string): LazyPage | undefined =>
  ROUTES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))?.page;

/** Loads the page at `pathname` ahead of time. @param withStyles false where prerendered HTML brings its styles */
export async function preloadPage(pathname: string, withStyles = true): Promise<void> {
  await pageAt(pathname)?.preload(withStyles);
}

/** Loads the page that the user is being taken to; reloads the site there if a deployment has replaced its code. */
export async function loadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.load(pathname);
}
