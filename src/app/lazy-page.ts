import { type ComponentType, createElement, use } from 'react';

/** A page whose code comes when it is needed; once loaded it renders at once, without a trip through Suspense. */
export interface LazyPage {
  Page: ComponentType;
  preload(): Promise<void>;
}

/** How long a failure stands: drawing must meet it as an error and not ask the network over and over. */
const RETRY_AFTER_MS = 1000;

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const start = (): Promise<ComponentType> => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
        return component;
      },
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

  function Page() {
    return createElement(Loaded ?? use(start()));
  }

  return { Page, preload: () => start().then(() => undefined) };
}
