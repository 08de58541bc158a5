import { createObservable } from '../lib/observed.ts';

const SLOW_AFTER_MS = 150;

/** Whether a navigation waits for a page's code; React keeps the previous page on screen meanwhile. */
export const slowNavigation = createObservable(false);

let awaited: Promise<unknown> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** May be called on every render that suspends on `code`. */
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

export function navigationIsOver(): void {
  awaited = undefined;
  clearTimeout(timer);
  slowNavigation.set(false);
}
