import { useEffect, useState } from 'react';
import type { Host } from '#src/services/ask.ts';

/** In milliseconds. */
const PAUSE_MS = 300;

/**
 * Something that is typed, to be asked about: this device is asked at once, the API once the visitor pauses.
 * @returns the value for the device, else the first one, then the last that has not changed for a while
 */
export function useSettled<T>(value: T, first: Host): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (first === 'device') return undefined;
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, first]);
  return first === 'device' ? value : settled;
}
