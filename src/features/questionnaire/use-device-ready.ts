import { useEffect, useState } from 'react';
import { useObserved } from '#src/lib/observed.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useServices } from '#src/services/services.tsx';

/**
 * Loads the advisor of this device once the visitor has begun to answer: without a network it could not be loaded.
 * @returns whether it is there
 */
export function useDeviceReady(begun: boolean): boolean {
  const { connectivity, device } = useServices();
  const online = useObserved(connectivity, true);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!begun || !online || savesData()) return;
    // A failure shows when it is asked.
    whenIdle()
      .then(device)
      .then(() => setReady(true))
      .catch(() => undefined);
  }, [begun, online, device]);
  return ready;
}

/** Whether the visitor has asked for few bytes (Save-Data; Chromium only). */
function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
