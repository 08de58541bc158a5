import { useSyncExternalStore } from 'react';

/** A value that can be subscribed to, in the shape that `useSyncExternalStore` takes. */
export interface Observed<T> {
  readonly current: () => T;
  readonly observe: (listener: () => void) => () => void;
}

export interface Observable<T> extends Observed<T> {
  readonly set: (value: T) => void;
}

/** @param onFirstWatched called for the first subscriber; may return a function to call when the last one leaves */
export function createObservable<T>(initial: T, onFirstWatched?: () => (() => void) | void): Observable<T> {
  let value = initial;
  let unwatched: (() => void) | void;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    observe(listener) {
      // Wrapped, so that the same function can subscribe twice.
      const entry = () => listener();
      listeners.add(entry);
      if (listeners.size === 1) unwatched = onFirstWatched?.();
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) unwatched?.();
      };
    },
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

const ALWAYS = createObservable(true);

/** Whether the page is hydrated: what it shows until then must not depend on the browser. */
export const useHydrated = (): boolean => useObserved(ALWAYS, false);

export function useObserved<T>(observed: Observed<T>, atBuild: T): T {
  return useSyncExternalStore(observed.observe, observed.current, () => atBuild);
}
