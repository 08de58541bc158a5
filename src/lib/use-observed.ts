import { useSyncExternalStore } from 'react';
import type { Observed } from './observed.ts';

export function useObserved<T>(observed: Observed<T>, atBuild: T): T {
  return useSyncExternalStore(observed.observe, observed.current, () => atBuild);
}
