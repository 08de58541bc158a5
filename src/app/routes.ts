import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { articlePath, PATHS } from '../config/paths.ts';
import type { Article } from '../content/article.ts';
import { ARTICLES } from '../content/articles.ts';
import { type LazyPage, type LoadComponent, lazyPage } from './lazy-page.ts';

interface Route {
  path: string;
  page: LazyPage;
  /** The module of a prerendered page, by which the build finds its scripts. */
  source?: string;
}

/** A page whose HTML is written at build. */
const prerendered = (path: string, source: string, load: LoadComponent): Route => ({
  path,
  page: lazyPage(load),
  source,
});

/** A page that starts from an empty shell in the browser. */
const clientOnly = (path: string, load: LoadComponent): Route => ({ path, page: lazyPage(load) });

/** Every page of the site, more specific paths first. */
export const ROUTES: readonly Route[] = [
  prerendered(PATHS.home, 'src/features/landing/landing-page.tsx', landingPage),
  prerendered(PATHS.form, 'src/features/questionnaire/questionnaire-page.tsx', questionnairePage),
  clientOnly(PATHS.recommendations, recommendationsPage),
  clientOnly(PATHS.saved, savedPage),
  clientOnly(PATHS.favorites, favoritesPage),
  clientOnly(PATHS.profile, profilePage),
  clientOnly(PATHS.login, loginPage),
  clientOnly(PATHS.authHandler, authHandlerPage),
  prerendered(PATHS.blog, 'src/features/blog/blog-page.tsx', blogPage),
  ...[...ARTICLES].map(([slug, loadArticle]) =>
    prerendered(articlePath(slug), 'src/features/blog/article-page.tsx', () => articlePage(loadArticle)),
  ),
  clientOnly(PATHS.article, unknownArticlePage),
  prerendered(PATHS.contact, 'src/features/contact/contact-page.tsx', contactPage),
  prerendered(PATHS.privacy, 'src/features/legal/privacy-page.tsx', privacyPage),
  prerendered(PATHS.terms, 'src/features/legal/terms-page.tsx', termsPage),
  ...(import.meta.env.DEV ? [clientOnly('/dev/ui', async () => (await import('./dev-ui/ui-page.tsx')).UiPage)] : []),
  prerendered(PATHS.notFound, 'src/app/not-found-page.tsx', notFoundPage),
  clientOnly('*', notFoundPage),
];

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

async function landingPage() {
  const { LandingPage, preloadLazyParts } = await import('../features/landing/landing-page.tsx');
  await preloadLazyParts();
  return LandingPage;
}

async function questionnairePage() {
  return (await import('../features/questionnaire/questionnaire-page.tsx')).QuestionnairePage;
}

async function recommendationsPage() {
  return (await import('../features/recommendations/recommendations-page.tsx')).RecommendationsPage;
}

async function favoritesPage() {
  return (await import('../features/favorites/favorites-page.tsx')).FavoritesPage;
}

async function savedPage() {
  return (await import('../features/history/saved-page.tsx')).SavedPage;
}

async function profilePage() {
  return (await import('../features/account/profile/profile-page.tsx')).ProfilePage;
}

async function authHandlerPage() {
  return (await import('../features/account/sign-in/auth-handler-page.tsx')).AuthHandlerPage;
}

async function loginPage() {
  const [{ LoginPage }, LandingPage] = await Promise.all([import('./login-page.tsx'), landingPage()]);
  return () => createElement(LoginPage, null, createElement(LandingPage));
}

async function blogPage() {
  return (await import('../features/blog/blog-page.tsx')).BlogPage;
}

async function articlePage(loadArticle: () => Promise<Article>) {
  const [{ ArticlePage }, article] = await Promise.all([import('../features/blog/article-page.tsx'), loadArticle()]);
  return () => createElement(ArticlePage, { article });
}

async function unknownArticlePage() {
  return (await import('../features/blog/unknown-article-page.tsx')).UnknownArticlePage;
}

async function contactPage() {
  return (await import('../features/contact/contact-page.tsx')).ContactPage;
}

async function privacyPage() {
  return (await import('../features/legal/privacy-page.tsx')).PrivacyPage;
}

async function termsPage() {
  return (await import('../features/legal/terms-page.tsx')).TermsPage;
}

async function notFoundPage() {
  return (await import('./not-found-page.tsx')).NotFoundPage;
}
