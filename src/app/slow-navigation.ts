import { createObservable } from '../lib/observed.ts';

const SLOW_AFTER_MS = 150;

export const slowNavigation = createObservable(false);

let awaited: Promise<unknown> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

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
