import { useEffect, useEffectEvent } from 'react';
import { leaveDialogEntry, pushDialogEntry, standsForDialog } from './dialog-entry.ts';

let leaving: ReturnType<typeof setTimeout> | undefined;

/** While `active`, the browser's Back calls `onBack` and stays on the page; whoever is still there afterwards hears of the next one too. */
export function useCloseOnBack(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return undefined;
    const { href } = globalThis.location;
    let closed = false;
    const open = () => {
      if (!closed && globalThis.location.href === href) pushDialogEntry();
    };
    const onPopState = () => {
      if (standsForDialog()) return;
      back();
      // Once React has drawn what `onBack` has changed.
      setTimeout(open);
    };
    // Opened again at once, as React does in development: the entry is still there.
    clearTimeout(leaving);
    open();
    globalThis.addEventListener('popstate', onPopState);
    return () => {
      closed = true;
      globalThis.removeEventListener('popstate', onPopState);
      leaving = setTimeout(leaveDialogEntry);
    };
  }, [active]);
}
