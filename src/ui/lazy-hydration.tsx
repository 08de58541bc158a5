import { type ComponentType, createElement, Suspense, use } from 'react';

/** A part of a page with nothing but text, pictures and links: its HTML works without hydration. */
export interface LazyPart {
  Part: ComponentType;
  /** Loads the code, unless the part is in the prerendered HTML. */
  preload(): Promise<void>;
}

/** Leaves a part's prerendered HTML as it is and loads its code on the first interaction. @param name unique in the page */
export function lazyHydration(name: string, loadComponent: () => Promise<ComponentType>): LazyPart {
  let component: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const load = async (): Promise<void> => {
    const isPrerendered = isInDocument(name);
    try {
      if (isPrerendered) await firstInteraction();
      component = await loadComponent();
    } catch (error) {
      loading = undefined;
      if (isPrerendered) return NEVER;
      throw error;
    }
  };

  function Content() {
    if (!component) use((loading ??= load()));
    return component && createElement(component);
  }

  // A constant element: rendering the page again skips the part.
  const part = (
    <div data-lazy={name} className="contents">
      <Suspense>
        <Content />
      </Suspense>
    </div>
  );
  return {
    Part: () => part,
    preload: () => (isInDocument(name) ? Promise.resolve() : (loading ??= load())),
  };
}

const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];
const NEVER = new Promise<void>(() => undefined);

const isInDocument = (name: string): boolean =>
  typeof document !== 'undefined' && document.querySelector(`[data-lazy=${name}]`) !== null;

function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of INTERACTIONS) {
      globalThis.addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
}
