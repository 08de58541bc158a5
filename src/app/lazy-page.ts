import { type ComponentType, createElement, use } from 'react';
import { memoizePromise } from '../lib/memoize-promise.ts';
import { allStyles } from '../ui/all-styles.ts';
import { reloadIfReplaced } from './reload-if-replaced.ts';

/** A page whose code is loaded on demand; once loaded it renders without suspending. */
export interface LazyPage {
  Page: ComponentType;
  preload(withStyles?: boolean): Promise<void>;
  load(address: string): Promise<void>;
}

/** How long a failure is cached: React must meet it as an error, and a later visit asks the network again. */
const RETRY_AFTER_MS = 1000;

export function lazyPage(loadComponent: () => Promise<ComponentType>): LazyPage {
  let component: ComponentType | undefined;

  const loadCode = memoizePromise(async (withStyles: boolean) => {
    [component] = await Promise.all([loadComponent(), withStyles && allStyles()]);
    return component;
  }, RETRY_AFTER_MS);
  const load = memoizePromise(
    (address: string) => loadCode(true).catch((error: unknown) => reloadIfReplaced(error, address)),
    RETRY_AFTER_MS,
  );

  function Page() {
    if (component) return createElement(component);

    return createElement(use(load(globalThis.location.pathname)));
  }

  return {
    Page,
    preload: async (withStyles = true) => void (await loadCode(withStyles)),
    load: async (address) => void (await load(address)),
  };
}
