import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { type Entry, STORAGE_KEYS } from '#src/services/local-data.ts';
import { useServices } from '#src/services/services.tsx';

/** The base for parsing a path; no such host can exist. */
const BASE = 'https://here.invalid';

const LOGIN_ORIGIN: Entry<string> = { key: STORAGE_KEYS.loginOrigin, parse: parsePath };

export const loginState = (path: string) => ({ from: path });

/** The path that the login page leads to after signing in: the page that linked to it, otherwise home. */
export function useLoginOrigin(): string {
  const { sessionData } = useServices();
  const { state } = useLocation();
  const [origin] = useState(() => parseState(state) ?? sessionData.read(LOGIN_ORIGIN) ?? PATHS.home);
  // A redirect to the provider comes back to a new history entry without our state, hence the copy in session storage.
  // Leaving the login page for another page of the site removes it.
  useEffect(() => {
    sessionData.write(LOGIN_ORIGIN, origin);
    return () => sessionData.clear(LOGIN_ORIGIN);
  }, [sessionData, origin]);
  return origin;
}

const parseState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? parsePath(state.from) : null;

/** `null` for anything but a path of this site, and for the login page itself. */
function parsePath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  const isOwn = origin === BASE && !pathname.startsWith('//') && !pathname.startsWith(PATHS.login);
  return isOwn ? pathname + search + hash : null;
}
