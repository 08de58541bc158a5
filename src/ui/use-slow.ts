import { useEffect, useState } from 'react';

/** Whether something has been going on for a while. */
export function useSlow(busy: boolean, afterMs = 2000): boolean {
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
