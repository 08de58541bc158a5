import { PATHS } from '../../config/paths.ts';

const FROM = 'from';

/** Stands for this site while an address is taken apart; nobody can be there. */
const HERE = 'https://here.invalid';

/** The login page, which leads back to `from` (a path of this site). */
export const loginPath = (from: string): string => `${PATHS.login}?${new URLSearchParams({ [FROM]: from }).toString()}`;

/** Where the login page leads back to; anything but a path of this site, as browsers read it, counts as the home page. */
export function pathAfterLogin(search: string): string {
  const from = new URLSearchParams(search).get(FROM) ?? '';
  if (!from.startsWith('/') || !URL.canParse(from, HERE)) return PATHS.home;
  const { origin, pathname, search: query, hash } = new URL(from, HERE);
  const isOwn = origin === HERE && !pathname.startsWith('//') && !pathname.startsWith(PATHS.login);
  return isOwn ? pathname + query + hash : PATHS.home;
}
