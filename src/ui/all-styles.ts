import { memoizePromise } from '../lib/memoize-promise.ts';

/** Loads the whole style sheet: a prerendered page brings its own rules, but not those of menus, dialogs and other pages. */
export const allStyles = memoizePromise(() => new Promise<unknown>(load));

/** The HTML holds the address. In development and in tests there is none, and nothing to wait for. */
function load(onload: (value?: unknown) => void, reject: (error: Error) => void): void {
  const href = document.querySelector<HTMLElement>('#root')?.dataset['styles'];
  if (!href) return onload();
  const onerror = () => reject(new Error(`Failed to load resource ${href}`));
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
}
