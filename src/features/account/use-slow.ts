import { useEffect, useState } from 'react';

/** How long somebody waits before they are told that it takes longer than it should. */
const SLOW_MS = 2000;

export const SLOW_WORDS = 'El servidor está tardando más de lo normal.';

/** Whether `busy` has been so for too long. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

/** What is said while something loads, which begins when this is drawn first. */
export const useLoadingWords = (words: string): string => (useSlow(true) ? `${words}. ${SLOW_WORDS}` : words);
