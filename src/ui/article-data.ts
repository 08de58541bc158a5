import { SITE } from '#src/config/site.ts';

interface ArticleFacts {
  headline: string;
  description: string;
  path: string;
  /** Path of a bitmap; the site's by default. */
  image?: string;
  datePublished?: string;
  dateModified: string;
  articleSection?: string;
  timeRequired?: string;
}

const ORGANIZATION = { '@type': 'Organization', name: SITE.name, url: SITE.url };

/** Search engines require a bitmap of at least 112 pixels. */
const LOGO = { '@type': 'ImageObject', url: `${SITE.url}/icon-512.png` };

/** An article of this site as JSON-LD. */
export const articleData = ({ path, image = '/social.png', ...facts }: ArticleFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  ...facts,
  image: [SITE.url + image],
  inLanguage: 'es-ES',
  mainEntityOfPage: SITE.url + path,
  author: ORGANIZATION,
  publisher: { ...ORGANIZATION, logo: LOGO },
});
