import { createObservable } from '../lib/observed.ts';

/** What takes less is not worth a word. */
const SLOW_AFTER_MS = 150;

/** Whether the visitor is waiting for a page's code: React keeps the page they come from on screen meanwhile. */
export const slowNavigation = createObservable(false);

let awaited: Promise<unknown> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** May be called on every rendering that still waits for `code`. */
export function navigationWaitsFor(code: Promise<unknown>): void {
  if (awaited === code) return;
  navigationIsOver();
  awaited = code;
  timer = setTimeout(() => slowNavigation.set(true), SLOW_AFTER_MS);
  const end = () => {
    if (awaited === code) navigationIsOver();
  };
  code.then(end, end);
}

/** The visitor has arrived, here or somewhere else. */
export function navigationIsOver(): void {
  awaited = undefined;
  clearTimeout(timer);
  slowNavigation.set(false);
}
