import { useEffect, useState } from 'react';
import { useObserved } from '#src/lib/observed.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useServices } from '#src/services/services.tsx';

/**
 * Loads the advisor for this device once the visitor has begun to answer, because it cannot load without a network.
 * @returns whether it is loaded
 */
export function useDeviceReady(begun: boolean): boolean {
  const { connectivity, device } = useServices();
  const online = useObserved(connectivity, true);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!begun || !online || savesData()) return;
    // A failure is shown when the advisor is used.
    whenIdle()
      .then(device)
      .then(() => setReady(true))
      .catch(() => undefined);
  }, [begun, online, device]);
  return ready;
}

/** Whether the browser saves data (Save-Data; Chromium only). */
function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
