import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { type Entry, STORAGE_KEYS } from '#src/services/local-data.ts';
import { useServices } from '#src/services/services.tsx';

/** Stands for this site while an address is taken apart; nobody can be there. */
const HERE = 'https://here.invalid';

const LOGIN_ORIGIN: Entry<string> = { key: STORAGE_KEYS.loginOrigin, parse: ownPath };

/** Goes to the login page with whoever is sent there from `path`, in the history entry. */
export const loginState = (path: string) => ({ from: path });

/** Where the login page leads back to: the page that sent the visitor, otherwise home. */
export function useLoginOrigin(): string {
  const { visitData } = useServices();
  const { state } = useLocation();
  const [origin] = useState(() => sender(state) ?? visitData.read(LOGIN_ORIGIN) ?? PATHS.home);
  // The provider comes back to a new history entry: what is noted here outlives the page, but not that it is left for another one.
  useEffect(() => {
    visitData.write(LOGIN_ORIGIN, origin);
    return () => visitData.clear(LOGIN_ORIGIN);
  }, [visitData, origin]);
  return origin;
}

const sender = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? ownPath(state.from) : null;

/** A path of this site as browsers read it; anything else, and the login page itself, is none. */
function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  const isOwn = origin === HERE && !pathname.startsWith('//') && !pathname.startsWith(PATHS.login);
  return isOwn ? pathname + search + hash : null;
}
