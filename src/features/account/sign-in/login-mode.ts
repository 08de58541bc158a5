import { useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';

/** `popup` keeps the page on screen, `redirect` leaves it and comes back. */
export type LoginMode = 'popup' | 'redirect';

/** Results stay on screen while their visitor signs in; every other page is left and found again. */
export function useLoginMode(): LoginMode {
  return useLocation().pathname === PATHS.recommendations ? 'popup' : 'redirect';
}
