/** The root's `data-hydration`: `pending` (index.html records clicks), `running` (React answers them), `done`, then none. */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/** Wraps the page: once it is hydrated, applies the clicks of before, and removes the shell. */
export function AfterHydration({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => leaveShell(root), [root]);
  useEffect(() => void finish(root), [root]);
  return children;
}

/** React renders the header anew: a button of the shell that has the focus passes it to its replacement. */
function leaveShell(root: HTMLElement): void {
  root.dataset['hydration'] = 'running';
  delete document.body.dataset['failed'];
  const shell = document.querySelector('#shell');
  const buttons = [...root.querySelectorAll('button')];
  for (const pressed of shell?.querySelectorAll('[data-early-click]') ?? [])
    buttons.find((button) => wordsOf(button) === wordsOf(pressed))?.setAttribute('data-early-click', '');
  shell?.remove();
}

const wordsOf = (button: Element): string => `${button.ariaLabel} ${button.textContent}`;

async function finish(root: HTMLElement): Promise<void> {
  // Suspended parts hydrate after this effect; until then they do not react to clicks.
  await whenIdle();
  root.dataset['hydration'] = 'done';
  for (const button of root.querySelectorAll<HTMLElement>('[data-early-click]')) {
    delete button.dataset['earlyClick'];
    button.click();
  }
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
