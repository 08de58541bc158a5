/** One address of each route: a route that is added to the site has to be added here too. */
import { articlePath, guidePath, laptopPath, listPath, PATHS } from '#src/config/paths.ts';

const SHELLS = ['recommendations', 'saved', 'favorites', 'compare', 'profile', 'login', 'authHandler'] as const;

type PublicRoute = Exclude<keyof typeof PATHS, (typeof SHELLS)[number] | 'feed' | 'notFound'>;

const PUBLIC: Readonly<Record<PublicRoute, string>> = {
  home: PATHS.home,
  form: PATHS.form,
  blog: PATHS.blog,
  article: articlePath('que-ordenador-comprar-2025'),
  contact: PATHS.contact,
  advert: PATHS.advert,
  privacy: PATHS.privacy,
  terms: PATHS.terms,
  laptop: laptopPath('apple-macbook-air-13-m4-16-256-2560-macos'),
  laptops: PATHS.laptops,
  laptopsPage: listPath(2),
  method: PATHS.method,
  guide: guidePath('juegos-1000'),
};

/** Pages whose HTML the build writes. */
export const PUBLIC_PAGES: readonly string[] = Object.values(PUBLIC);

/** Pages that scripts write in the browser. */
export const SHELL_PAGES: readonly string[] = SHELLS.map((route) => PATHS[route]);
