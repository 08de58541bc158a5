import { useCallback, useState } from 'react';
import type { ChartSize } from './chart.ts';

/** @returns a ref, and the size of its element; `null` before it is laid out */
export function useBox(): [(box: HTMLElement | null) => (() => void) | undefined, ChartSize | null] {
  const [size, setSize] = useState<ChartSize | null>(null);
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const read = () =>
      setSize({ width: box.clientWidth, height: box.clientHeight, em: parseFloat(getComputedStyle(box).fontSize) });
    const observer = new ResizeObserver(read);
    observer.observe(box);
    // Before the first frame.
    read();
    return () => observer.disconnect();
  }, []);
  return [measure, size];
}
