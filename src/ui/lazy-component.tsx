/** Code that loads late: parts of a page that few visitors need. Pages themselves are lazy routes. */
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { memoizePromise } from '#src/lib/memoize-promise.ts';

export interface LazyCode<Code> {
  /** `null` until it is loaded. */
  loadedOrNull: () => Code | null;
  /** After a failure the next call tries again. */
  load: () => Promise<Code>;
  /** Loads it ahead. Never throws: the next `load` tries again and reports the failure. */
  prefetch: () => void;
}

export function lazyCode<Code>(start: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | null = null;
  const load = memoizePromise(async () => {
    return (loaded = await start());
  });
  return { loadedOrNull: () => loaded, load, prefetch: () => void load().catch(() => undefined) };
}

/**
 * Loads code that a component needs in order to render.
 * @param lazy `null` while it is not needed
 */
export function useLazyCode<Code>(lazy: LazyCode<Code> | null): {
  code: Code | null;
  failure: { error: unknown } | null;
} {
  const [outcome, setOutcome] = useState<{ failure: { error: unknown } | null } | null>(null);
  const code = lazy && lazy.loadedOrNull();
  const isAwaited = lazy !== null && code === null && outcome === null;

  useEffect(() => {
    if (!isAwaited) return undefined;
    let isOver = false;
    const settle = (failure: { error: unknown } | null) => {
      if (!isOver) setOutcome({ failure });
    };
    lazy.load().then(
      () => settle(null),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isOver = true;
    };
  }, [lazy, isAwaited]);

  return { code, failure: outcome && outcome.failure };
}

interface LazyComponentProps<Props> {
  code: LazyCode<ComponentType<Props>>;
  props: Props;
  /** Shown until the code is loaded, and if it cannot be loaded. */
  fallback?: ReactNode;
  /** If its code cannot be loaded: `throw` shows the page's error. Without it the fallback stays. */
  onError?: 'throw' | (() => void);
}

/** This is not React's `lazy`, which waits 300 ms before it replaces a fallback that it has just shown. */
export function LazyComponent<Props extends object>({
  code,
  props,
  fallback = null,
  onError,
}: LazyComponentProps<Props>) {
  const { code: Component, failure } = useLazyCode(code);
  const report = useEffectEvent(() => typeof onError === 'function' && onError());
  useEffect(() => {
    if (failure) report();
  }, [failure]);
  if (failure && onError === 'throw') throw failure.error;
  return Component ? <Component {...props} /> : fallback;
}
