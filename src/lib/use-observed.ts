import { useSyncExternalStore } from 'react';
import type { Observed } from './observed.ts';

/** The current value, drawn again on each change. Pages written at build, and their first drawing in the browser, see `atBuild`. */
export function useObserved<T>(observed: Observed<T>, atBuild: T): T {
  return useSyncExternalStore(observed.observe, observed.current, () => atBuild);
}
