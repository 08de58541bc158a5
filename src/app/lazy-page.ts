import { type ComponentType, createElement, type ReactElement, use } from 'react';
import { memoizePromise } from '../lib/memoize-promise.ts';
import { allStyles } from '../ui/all-styles.ts';
import { reloadIfReplaced } from './reload-if-replaced.ts';

/** A page that loads on demand. A loaded page renders without suspending: hydration needs that, `React.lazy` cannot. */
export interface LazyPage {
  /** Renders the page. Like `React.lazy`, starts loading it if nothing else has. */
  Page: ComponentType;
  /** Loads code and styles. */
  load(): Promise<void>;
  /** Loads the code of a prerendered page, whose HTML brings its styles. @returns what `Page` renders */
  loadPrerendered(): Promise<ReactElement>;
}

/** How long a page stays failed: React must meet the failure as an error, and a later visit asks the network again. */
const FAILED_FOR_MS = 1000;

/**
 * Does what react-router's `lazy` does in data mode, which would add 16.7 kB to the first script (docs/decisions/003).
 *
 * @param importPage imports the page's module
 * @param loadProps what the page needs besides its code, loaded at the same time
 */
export function lazyPage(importPage: () => Promise<{ Component: ComponentType }>): LazyPage;
export function lazyPage<Props extends object>(
  importPage: () => Promise<{ Component: ComponentType<Props> }>,
  loadProps: () => Promise<Props>,
): LazyPage;
export function lazyPage<Props extends object>(
  importPage: () => Promise<{ Component: ComponentType<Props> }>,
  loadProps?: () => Promise<Props>,
): LazyPage {
  let loaded: ReactElement | undefined;

  const loadCode = async (): Promise<ReactElement> => {
    const [{ Component }, props] = await Promise.all([importPage(), loadProps?.()]);
    return createElement(Component, props);
  };
  const load = memoizePromise(async () => {
    if (loaded) return loaded;
    [loaded] = await Promise.all([loadCode(), allStyles()]);
    return loaded;
  }, FAILED_FOR_MS);
  const loadOrReload = memoizePromise(
    () => load().catch((error: unknown) => reloadIfReplaced(error, globalThis.location.pathname)),
    FAILED_FOR_MS,
  );

  return {
    Page: () => loaded ?? use(loadOrReload()),
    load: async () => void (await load()),
    loadPrerendered: async () => (loaded = await loadCode()),
  };
}
