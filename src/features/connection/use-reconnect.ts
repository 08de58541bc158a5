import { useEffect, useEffectEvent } from 'react';
import { useServices } from '#src/services/services.tsx';

/** Calls `onBack` each time the network is back: for what says that something could not be loaded, while it says so. */
export function useReconnect(onBack: () => void): void {
  const { connectivity } = useServices();
  const onChange = useEffectEvent(() => {
    if (connectivity.current()) onBack();
  });
  useEffect(() => connectivity.observe(onChange), [connectivity]);
}
