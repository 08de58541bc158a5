import { useEffect, useState } from 'react';
import { RECOMMENDATIONS, type StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

/** A result that is older than this is not shown: prices change. */
const RESULT_LIFETIME_MS = 5 * 60 * 1000;

/** Both in milliseconds. A timestamp far in the future, from a wrong clock, does not count as fresh. */
export const isFresh = (timestamp: number, now: number): boolean => Math.abs(now - timestamp) < RESULT_LIFETIME_MS;

interface StoredResult {
  /** `null` if there is none or it is too old. Checked when the page opens: a result does not disappear while it is read. */
  result: StoredRecommendations | null;
  /** After the advisor was asked again. */
  readAgain: () => void;
}

export function useStoredResult(): StoredResult {
  const { localData } = useServices();
  const read = () => {
    const stored = localData.read(RECOMMENDATIONS);
    return stored && isFresh(stored.timestamp, Date.now()) ? stored : null;
  };
  const [result, setResult] = useState(read);
  const stale = result === null;
  useEffect(() => {
    if (stale) localData.clear(RECOMMENDATIONS);
  }, [localData, stale]);
  return { result, readAgain: () => setResult(read()) };
}
