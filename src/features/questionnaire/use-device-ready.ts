import { useEffect } from 'react';
import { savesData } from '#src/lib/saves-data.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useServices } from '#src/services/services.tsx';

/** Loads the advisor of this device once the visitor has begun to answer: without a network it could not be loaded. */
export function useDeviceReady(begun: boolean): void {
  const { connectivity, device } = useServices();
  const online = useObserved(connectivity, true);
  useEffect(() => {
    if (!begun || !online || savesData()) return;
    // A failure shows when it is asked.
    whenIdle()
      .then(device)
      .catch(() => undefined);
  }, [begun, online, device]);
}
