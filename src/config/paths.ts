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

/** The element around each page's own content, where the skip link leads. */
export const MAIN_ID = 'contenido';

export const IDS_PARAMETER = 'ids';

/** @returns the address of a comparison, which can be shared */
export const comparePath = (ids: readonly string[]): string =>
  `${PATHS.compare}?${String(new URLSearchParams({ [IDS_PARAMETER]: ids.join(',') })).replaceAll('%2C', ',')}`;

/** Name of the laptop that the visitor comes from, in the address of the results. */
export const SEEN_PARAMETER = 'visto';

/** Replaces an id, for the laptop of the advert that was judged last, which the browser remembers. */
export const SEEN_ADVERT = 'anuncio';

/**
 * @param code of the answers, without `#`
 * @returns the address of their results, which say where the laptop stands that the visitor comes from
 */
export const seenPath = (id: string, code: string): string =>
  `${PATHS.recommendations}?${String(new URLSearchParams({ [SEEN_PARAMETER]: id }))}#${code}`;
