import { useEffect, useState } from 'react';
import { reportUnexpected } from './query-client.ts';

/**
 * What a page shows once it knows it and is complete without.
 * @param ask the same function while it asks the same (`useCallback`)
 * @returns its last answer, `null` before the first; a failure changes nothing that is shown
 */
export function useLate<T>(ask: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let show = setAnswer;
    ask().then((late) => show(late), reportUnexpected);
    return () => {
      show = () => undefined;
    };
  }, [ask]);
  return answer;
}
