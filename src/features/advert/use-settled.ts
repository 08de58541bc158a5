import { useEffect, useState } from 'react';

/** In milliseconds. */
const PAUSE_MS = 300;

/**
 * Something that is typed, to be asked about: this device is asked at once, the API once the visitor pauses.
 * @returns the value if the device answers, else the first one, then the last that has not changed for a while
 */
export function useSettled<T>(value: T, onDevice: boolean): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (onDevice) return undefined;
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, onDevice]);
  return onDevice ? value : settled;
}
