import { useSyncExternalStore } from 'react';
import type { Observed } from './observed.ts';

/** Renders again on each change. Prerendering and hydration use `atBuild`. */
export function useObserved<T>(observed: Observed<T>, atBuild: T): T {
  return useSyncExternalStore(observed.observe, observed.current, () => atBuild);
}
