import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '#src/lib/store.ts';
import { useServices } from './services.tsx';

/** Whether the browser reports a network; `true` in prerendered pages. */
export const useOnline = (): boolean => useStore(useServices().connectivity, true);

/** Calls `onBack` each time the network comes back, also before the effect of the first render. */
export function useReconnect(onBack: () => void): void {
  const online = useOnline();
  const wasOnline = useRef(online);
  const onChange = useEffectEvent(onBack);
  useEffect(() => {
    if (online && !wasOnline.current) onChange();
    wasOnline.current = online;
  }, [online]);
}
