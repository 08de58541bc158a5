import { articlePath, PATHS } from '../config/paths.ts';
import { ARTICLES } from '../content/articles.ts';

/** The file of each page that is written at build, by its address: there the build looks up which scripts it needs. */
export const PAGE_SOURCES: Readonly<Record<string, string>> = {
  [PATHS.home]: 'src/features/landing/landing-page.tsx',
  [PATHS.form]: 'src/features/questionnaire/questionnaire-page.tsx',
  [PATHS.blog]: 'src/features/blog/blog-page.tsx',
  ...Object.fromEntries([...ARTICLES.keys()].map((slug) => [articlePath(slug), 'src/features/blog/article-page.tsx'])),
  [PATHS.contact]: 'src/features/contact/contact-page.tsx',
  [PATHS.privacy]: 'src/features/legal/privacy-page.tsx',
  [PATHS.terms]: 'src/features/legal/terms-page.tsx',
  [PATHS.notFound]: 'src/app/not-found-page.tsx',
};
