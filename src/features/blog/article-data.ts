import { articlePath } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/content/article.ts';

interface Publisher {
  name: string;
  url: string;
}

/** Search engines require a bitmap of at least 112 pixels. */
const LOGO = '/icon-512.png';

export function articleData(article: ArticleSummary, { name, url }: Publisher) {
  const organization = { '@type': 'Organization', name, url };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: [url + article.socialImage],
    datePublished: article.date,
    dateModified: article.updated,
    inLanguage: 'es-ES',
    articleSection: article.category,
    timeRequired: `PT${article.minutes}M`,
    mainEntityOfPage: url + articlePath(article.slug),
    author: organization,
    publisher: { ...organization, logo: { '@type': 'ImageObject', url: url + LOGO } },
  };
}
