export const PATHS = {
  home: '/',
  form: '/form',
  recommendations: '/recommendations',
  saved: '/recommendations/saved',
  favorites: '/favorites',
  compare: '/comparar',
  advert: '/visto',
  laptop: '/portatil/:id',
  laptops: '/portatiles',
  laptopsPage: '/portatiles/:page',
  method: '/metodo',
  guide: '/guias/:slug',
  profile: '/profile',
  login: '/login',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  blog: '/blog',
  article: '/blog/:slug',
  authHandler: '/__/auth/handler',
  notFound: '/404',
} as const;

export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
export const laptopPath = (id: string): string => `/portatil/${encodeURIComponent(id)}`;
/** @param page from 1 */
export const listPath = (page: number): string => (page === 1 ? PATHS.laptops : `${PATHS.laptops}/pagina-${page}`);
export const guidePath = (slug: string): string => `/guias/${slug}`;

/** Part of the login page's address, which leads back to the profile then, also after a redirect to the provider. */
export const FROM_PROFILE = '?from=profile';

/** The element around each page's own content, where the skip link leads. */
export const MAIN_ID = 'contenido';

export const IDS_PARAMETER = 'ids';

/** @returns the address of a comparison, which can be shared */
export const comparePath = (ids: readonly string[]): string =>
  `${PATHS.compare}?${String(new URLSearchParams({ [IDS_PARAMETER]: ids.join(',') })).replaceAll('%2C', ',')}`;
