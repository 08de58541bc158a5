import { type ComponentType, createElement, Suspense, use, useSyncExternalStore } from 'react';

/** A part of a page that does nothing by itself: words, pictures, links. */
export interface StillPart {
  Part: ComponentType;
  /** Fetches the part's code for whoever will see it drawn anew. */
  preload(): Promise<void>;
}

/**
 * Where the part stands in the page's HTML it stays as it is, and its code is fetched only once the visitor does
 * something; should that fail, it stays so for good. Drawn anew it is like any other part of the page.
 */
export function stillPart(name: string, load: () => Promise<ComponentType>): StillPart {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let awaited: Promise<void> | undefined;

  const fetchCode = (): Promise<void> => {
    loading ??= fetchPart();
    return loading;
  };

  const fetchPart = async (): Promise<void> => {
    try {
      Loaded = await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  function Content() {
    const written = useSyncExternalStore(neverChanges, () => false, isBrowser);
    if (!Loaded)
      use(
        written
          ? (awaited ??= firstSign()
              .then(fetchCode)
              .catch(() => NEVER))
          : fetchCode(),
      );
    return Loaded && createElement(Loaded);
  }

  // Always the same element: drawing the page again leaves the part alone.
  const content = (
    <div data-still={name} className="contents">
      <Suspense>
        <Content />
      </Suspense>
    </div>
  );
  return {
    Part: () => content,
    preload: () => (isBrowser() && document.querySelector(`[data-still=${name}]`) ? Promise.resolve() : fetchCode()),
  };
}

const FIRST_SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];
const NEVER = new Promise<void>(() => undefined);
const neverChanges = () => () => undefined;
const isBrowser = () => typeof document !== 'undefined';

/** Settles when the visitor does anything at all for the first time. */
function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of FIRST_SIGNS) {
      globalThis.addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
}
