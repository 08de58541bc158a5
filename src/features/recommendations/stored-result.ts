import { useEffect, useState } from 'react';
import { RECOMMENDATIONS, type StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

/** From this age on a stored result is no longer shown: prices and the visitor's mind change. */
export const RESULT_LIFETIME_MS = 5 * 60 * 1000;

/** Whether a result of `timestamp` may be shown at `now`, both in milliseconds; one from far in the future may not either. */
export const isFresh = (timestamp: number, now: number): boolean => Math.abs(now - timestamp) < RESULT_LIFETIME_MS;

/**
 * The result to show, or `null` if there is none or it is too old; then it is cleared as well. Its age counts when the
 * page is opened: what is already on screen stays while it is read.
 */
export function useStoredResult(): StoredRecommendations | null {
  const { localData } = useServices();
  const [result] = useState(() => {
    const stored = localData.read(RECOMMENDATIONS);
    return stored && isFresh(stored.timestamp, Date.now()) ? stored : null;
  });
  const stale = result === null;
  useEffect(() => {
    if (stale) localData.clear(RECOMMENDATIONS);
  }, [localData, stale]);
  return result;
}
