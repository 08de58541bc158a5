export const PATHS = {
  home: '/',
  form: '/form',
  recommendations: '/recommendations',
  saved: '/recommendations/saved',
  favorites: '/favorites',
  compare: '/comparar',
  profile: '/profile',
  login: '/login',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  blog: '/blog',
  article: '/blog/:slug',
  feed: '/blog/feed.xml',
  laptop: '/portatil/:id',
  authHandler: '/__/auth/handler',
  notFound: '/404',
} as const;

export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
export const laptopPath = (id: string): string => `/portatil/${encodeURIComponent(id)}`;
