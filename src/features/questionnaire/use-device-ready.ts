import { useEffect } from 'react';
import { savesData } from '#src/lib/saves-data.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useServices } from '#src/services/services.tsx';

/** Loads the advisor of this device once the visitor has begun to answer: without a network it could not be loaded. */
export function useDeviceReady(begun: boolean): void {
  const { device } = useServices();
  useEffect(() => {
    // A failure shows when it is asked.
    if (begun && !savesData())
      void whenIdle()
        .then(device)
        .catch(() => undefined);
  }, [begun, device]);
}
