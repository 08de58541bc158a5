import type { Guide } from '#contract/built/guide.ts';
import { guidePath, laptopPath } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { guideTitle } from './guide-parts.tsx';

/** Search engines require a bitmap of at least 112 pixels. */
const LOGO = '/icon-512.png';
const SOCIAL_IMAGE = '/social.png';
const SCHEMA = 'https://schema.org';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

/** The article and its laptops, for search engines. */
export function guideData(guide: Guide, description: string): object[] {
  const title = plain(guideTitle(guide));
  const organization = { '@type': 'Organization', name: SITE.name, url: SITE.url };
  const path = guidePath(guide.slug);
  return [
    {
      '@context': SCHEMA,
      '@type': 'Article',
      headline: title,
      description,
      image: [SITE.url + SOCIAL_IMAGE],
      dateModified: guide.catalogue.date,
      inLanguage: 'es-ES',
      mainEntityOfPage: SITE.url + path,
      author: organization,
      publisher: { ...organization, logo: { '@type': 'ImageObject', url: SITE.url + LOGO } },
    },
    {
      '@context': SCHEMA,
      '@type': 'ItemList',
      name: title,
      numberOfItems: guide.cards.length,
      itemListElement: guide.cards.map(({ id, model: name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: SITE.url + laptopPath(id),
      })),
    },
  ];
}
