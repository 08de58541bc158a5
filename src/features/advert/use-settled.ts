import { useEffect, useState } from 'react';

/** In milliseconds. */
const PAUSE_MS = 300;

/**
 * Something that is typed, to be asked about: this device is asked at once, the API once the visitor pauses.
 * @returns the first value, then the last one that has not changed for a while
 */
export function useSettled<T>(value: T, onDevice: boolean): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), onDevice ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, onDevice]);
  return settled;
}
