import { PATHS } from '../../config/paths.ts';

const FROM = 'from';

/** The login page, which leads back to `from` (a path of this site). */
export const loginPath = (from: string): string => `${PATHS.login}?${new URLSearchParams({ [FROM]: from }).toString()}`;

/** Where the login page leads back to; anything but a path of this site counts as the home page. */
export function pathAfterLogin(search: string): string {
  const from = new URLSearchParams(search).get(FROM) ?? '';
  return /^\/(?![/\\])/.test(from) && !from.startsWith(PATHS.login) ? from : PATHS.home;
}
