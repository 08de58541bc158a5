/** The root has `data-hydration` until the page is hydrated and all of it is laid out. */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/** Wraps the page: removes the shell, and once the page is hydrated lays out what lies below the first window. */
export function AfterHydration({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.body.dataset['failed'];
    document.querySelector('#shell')?.remove();
  }, []);
  useEffect(() => void layOut(root), [root]);
  return children;
}

async function layOut(root: HTMLElement): Promise<void> {
  // Suspended parts hydrate after this effect.
  await whenIdle();
  for (const part of root.querySelectorAll<HTMLElement>('.layout-deferred')) {
    await whenIdle();
    part.style.contentVisibility = 'visible';
  }
  delete root.dataset['hydration'];
}

let pageRendered = false;

/** For pages without prerendered HTML. */
export function skipPrerenderedFallback(): void {
  pageRendered = true;
}

/** Rendered beside the page: from its first effect on, the prerendered HTML is out of date. */
export function PageRendered() {
  useEffect(skipPrerenderedFallback, []);
  return null;
}

/** The prerendered HTML if React could not hydrate it, because it is readable and its links work; else `children`. */
export function PrerenderedFallback({ children }: { children: ReactNode }) {
  // Read during the first render, before React replaces it.
  const [html] = useState(() => (pageRendered ? '' : document.querySelector('#root')?.innerHTML));
  // index.html says that nothing on it answers.
  useEffect(() => {
    if (html) document.body.dataset['failed'] = '';
  }, [html]);
  // The page's own HTML, from this same document.
  // oxlint-disable-next-line react/no-danger
  return html ? <div className="contents" dangerouslySetInnerHTML={{ __html: html }} /> : children;
}
