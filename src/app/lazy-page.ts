import { type ComponentType, createElement, use } from 'react';
import { allStyles } from '../ui/all-styles.ts';
import { reloadIfReplaced } from './reload-if-replaced.ts';

/** A page whose code comes when it is needed; once loaded it renders at once, without a trip through Suspense. */
export interface LazyPage {
  Page: ComponentType;
  /** For somebody who may come. @param styles the page's, where they are not those of the whole site. */
  preload(styles?: () => Promise<void>): Promise<void>;
  /** For somebody who is on their way to `address`: code that a newer version has replaced makes the page load anew. */
  load(address: string): Promise<void>;
}

/** How long a failure stands: drawing must meet it as an error and not ask the network over and over. */
const RETRY_AFTER_MS = 1000;

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Ready: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let drawing: Promise<ComponentType> | undefined;

  const fetch = (): Promise<ComponentType> => {
    loading ??= load().catch((error: unknown) => {
      // Forgotten after a while, so that a later visit asks the network again.
      setTimeout(() => {
        loading = undefined;
      }, RETRY_AFTER_MS);
      throw error;
    });
    return loading;
  };

  const start = async (styles = allStyles): Promise<ComponentType> => {
    const [component] = await Promise.all([fetch(), styles()]);
    return (Ready = component);
  };

  const startToShow = (address: string) => start().catch((error: unknown) => reloadIfReplaced(error, address));

  const draw = (): Promise<ComponentType> => {
    drawing ??= startToShow(globalThis.location.pathname).catch((error: unknown) => {
      setTimeout(() => {
        drawing = undefined;
      }, RETRY_AFTER_MS);
      throw error;
    });
    return drawing;
  };

  function Page() {
    return createElement(Ready ?? use(draw()));
  }

  return {
    Page,
    preload: async (styles) => void (await start(styles)),
    load: async (address) => void (await startToShow(address)),
  };
}
