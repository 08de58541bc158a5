import { useEffect, useState } from 'react';

/**
 * What a page shows once it knows it and is complete without.
 * @param ask the same function while it asks the same (`useCallback`)
 * @returns its last answer, `null` before the first; a failure changes nothing
 */
export function useLate<T>(ask: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let show = setAnswer;
    ask().then(
      (late) => show(late),
      () => undefined,
    );
    return () => {
      show = () => undefined;
    };
  }, [ask]);
  return answer;
}
