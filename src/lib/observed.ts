/** A value that changes over time and can be watched, in the shape that `useSyncExternalStore` asks for. */
export interface Observed<T> {
  readonly current: () => T;
  /** Calls back on each change, not at once; returns how to stop. */
  readonly observe: (listener: () => void) => () => void;
}

export interface Observable<T> extends Observed<T> {
  readonly set: (value: T) => void;
}

/** @param onFirstWatched called each time somebody begins to watch while nobody else does; may return how to stop. */
export function createObservable<T>(initial: T, onFirstWatched?: () => (() => void) | void): Observable<T> {
  let value = initial;
  let unwatched: (() => void) | void;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    observe(listener) {
      // Wrapped, so that the same function given twice counts twice.
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
