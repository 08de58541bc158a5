import { useSyncExternalStore } from 'react';

/** Below Tailwind's `md`, but never in print. */
const PHONE = 'screen and (width < 48rem)';

/** There is no `matchMedia` when prerendering and in tests. */
const phone = (): MediaQueryList | undefined => globalThis.matchMedia?.(PHONE);

function subscribe(onChange: () => void) {
  const list = phone();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the layout is that of a phone: cards one at a time. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone()?.matches ?? false,
    () => false,
  );
