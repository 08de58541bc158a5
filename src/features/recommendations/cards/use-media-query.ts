import { useCallback, useSyncExternalStore } from 'react';

const noList = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** Where there is no screen to ask about (a page written at build, a test), nothing matches. */
const listFor = (query: string) => globalThis.matchMedia?.(query) ?? noList;

/** Whether the screen matches a media query, now and after each change. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listFor(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listFor(query).matches,
    () => false,
  );
}
