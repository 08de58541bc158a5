import { useCallback, useSyncExternalStore } from 'react';

/** Whether the layout is that of a phone (cards one at a time): below Tailwind's `md`, but never in print. */
export const useIsPhone = (): boolean => useMediaQuery('screen and (width < 48rem)');

const NO_MATCH = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** Nothing matches where there is no `matchMedia`: when prerendering and in tests. */
const listFor = (query: string) => globalThis.matchMedia?.(query) ?? NO_MATCH;

function useMediaQuery(query: string): boolean {
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
