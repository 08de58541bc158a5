import { useEffect, useEffectEvent } from 'react';

let leaving: ReturnType<typeof setTimeout> | undefined;

/** While `active`, Back calls `onBack` and stays on the page: a history entry with the same address stands for the dialog. */
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
      // This waits until React has rendered what `onBack` changed: a dialog that stays open needs a new entry.
      setTimeout(open);
    };
    // StrictMode runs effects twice: the entry of the first run still exists.
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

/** Added to the router's own state of the entry. */
const MARK = 'dialog';

function standsForDialog(): boolean {
  const state: unknown = globalThis.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

function pushDialogEntry(): void {
  if (!standsForDialog()) globalThis.history.pushState({ ...globalThis.history.state, [MARK]: true }, '');
}

/** Does nothing where the user has left by a link, which replaced the entry. */
function leaveDialogEntry(): void {
  if (standsForDialog()) globalThis.history.back();
}

/**
 * Calls `go` once the history entry of a dialog that is closing has been left: going back would cancel a navigation.
 * @returns a function that takes it back
 */
export function afterDialogEntry(go: () => void): () => void {
  if (!standsForDialog()) {
    go();
    return () => undefined;
  }
  globalThis.addEventListener('popstate', go, { once: true });
  return () => globalThis.removeEventListener('popstate', go);
}
