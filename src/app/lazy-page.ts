import { type ComponentType, createElement, use } from 'react';
import { allStyles } from '../ui/all-styles.ts';
import { reloadIfReplaced } from './reload-if-replaced.ts';
import { navigationWaitsFor } from './slow-navigation.ts';

/** A page whose code comes when it is needed; once loaded it renders at once, without a trip through Suspense. */
export interface LazyPage {
  Page: ComponentType;
  /** For somebody who may come. @param asBuilt where the page is being built, or is there as it was: it brings its styles. */
  preload(asBuilt?: boolean): Promise<void>;
  /** For somebody who is on their way to `address`: code that a newer version has replaced makes the page load anew. */
  load(address: string): Promise<void>;
}

/** How long a failure stands: drawing must meet it as an error and not ask the network over and over. */
const RETRY_AFTER_MS = 1000;

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Ready: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let drawing: Promise<ComponentType> | undefined;

  const start = (asBuilt = false): Promise<ComponentType> => {
    loading ??= Promise.all([load(), asBuilt || allStyles()]).then(
      ([component]) => (Ready = component),
      (error: unknown) => {
        // Forgotten after a while, so that a later visit asks the network again.
        setTimeout(() => {
          loading = undefined;
        }, RETRY_AFTER_MS);
        throw error;
      },
    );
    return loading;
  };

  const startToShow = (address: string) => start().catch((error: unknown) => reloadIfReplaced(error, address));

  const draw = (): Promise<ComponentType> => {
    drawing ??= startToShow(globalThis.location.pathname).catch((error: unknown) => {
      setTimeout(() => {
        drawing = undefined;
      }, RETRY_AFTER_MS);
      throw error;
    });
    navigationWaitsFor(drawing);
    return drawing;
  };

  function Page() {
    return createElement(Ready ?? use(draw()));
  }

  return {
    Page,
    preload: async (asBuilt) => void (await start(asBuilt)),
    load: async (address) => void (await startToShow(address)),
  };
}
