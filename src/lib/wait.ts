import { useEffect, useState } from 'react';

/** Resolves after that many milliseconds. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Time limit for pages that are never idle. */
const LONGEST_MS = 500;

/** Resolves when the browser is idle; at once where it cannot tell (Safari). */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve);
  });

/** Whether something has been going on for a while. */
export function useSlow(busy: boolean, afterMs: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy, afterMs]);
  return slow;
}
