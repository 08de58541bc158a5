import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 2000;

export const SLOW_WORDS = 'El servidor está tardando más de lo normal.';

export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

export const useLoadingWords = (words: string): string => (useSlow(true) ? `${words}. ${SLOW_WORDS}` : words);
