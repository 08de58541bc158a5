import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { METHOD_CHANGES } from '#src/content/method-changes.ts';

/** ISO day of the page's first version. */
export const PUBLISHED = '2026-11-22';

export function structuredData(headline: string, description: string) {
  const organization = { '@type': 'Organization', name: SITE.name, url: SITE.url };
  const steps = [
    { name: 'Inicio', path: PATHS.home },
    { name: headline, path: PATHS.method },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline,
      description,
      image: [`${SITE.url}/social.png`],
      datePublished: PUBLISHED,
      dateModified: METHOD_CHANGES[0]?.date ?? PUBLISHED,
      inLanguage: 'es-ES',
      mainEntityOfPage: SITE.url + PATHS.method,
      author: organization,
      publisher: { ...organization, logo: { '@type': 'ImageObject', url: `${SITE.url}/icon-512.png` } },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: SITE.url + path,
      })),
    },
  ];
}
