import { useEffect, useState } from 'react';
import { RECOMMENDATIONS, type StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

/** A result that is older than this is not shown: prices change. */
const RESULT_LIFETIME_MS = 5 * 60 * 1000;

/** Both in milliseconds. A timestamp far in the future, from a wrong clock, does not count as fresh. */
export const isFresh = (timestamp: number, now: number): boolean => Math.abs(now - timestamp) < RESULT_LIFETIME_MS;

/** `null` if there is none or it is too old. Checked once, when the page opens: a result does not disappear while it is read. */
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
