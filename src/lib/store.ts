import { useSyncExternalStore } from 'react';

/** A value that can be subscribed to, in the shape that `useSyncExternalStore` takes. */
export interface Store<T> {
  readonly current: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WritableStore<T> extends Store<T> {
  readonly set: (value: T) => void;
}

/** @param onFirstWatched called for the first subscriber; may return a function to call when the last one leaves */
export function createStore<T>(initial: T, onFirstWatched?: () => (() => void) | void): WritableStore<T> {
  let value = initial;
  let unwatched: (() => void) | void;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) unwatched = onFirstWatched?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatched?.();
      };
    },
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

const ALWAYS = createStore(true);

/** Whether the page is hydrated: what it shows until then must not depend on the browser. */
export const useHydrated = (): boolean => useStore(ALWAYS, false);

export function useStore<T>(store: Store<T>, atBuild: T): T {
  return useSyncExternalStore(store.subscribe, store.current, () => atBuild);
}
