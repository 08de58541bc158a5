import { useEffect, useEffectEvent } from 'react';

/** Names the history entry that stands for an open dialog; what the router keeps in the entry is kept. */
const MARK = 'dialog';

let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * While `active`, the browser's Back calls `onBack` and stays on the page: a history entry with the same address stands
 * for what is open, and goes with it.
 */
export function useCloseOnBack(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return undefined;
    // Opened again at once, as React does in development: the entry is still there.
    clearTimeout(leaving);
    if (!standsForDialog()) globalThis.history.pushState({ ...globalThis.history.state, [MARK]: true }, '');
    const onPopState = () => {
      if (!standsForDialog()) back();
    };
    globalThis.addEventListener('popstate', onPopState);
    return () => {
      globalThis.removeEventListener('popstate', onPopState);
      // A link that was followed has put another page in the entry's place.
      leaving = setTimeout(() => standsForDialog() && globalThis.history.back());
    };
  }, [active]);
}

function standsForDialog(): boolean {
  const state: unknown = globalThis.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}
