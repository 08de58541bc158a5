import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const PAUSE_MS = 300;

/**
 * Something that is typed, to be asked about once the visitor pauses.
 * @returns the first value, then the last that has not changed for a while
 */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
