import { useEffect, useEffectEvent, useRef } from 'react';
import { useObserved } from '../lib/observed.ts';
import { useServices } from './services.tsx';

/** Calls `onBack` each time the network comes back, also before the effect of the first render. */
export function useReconnect(onBack: () => void): void {
  const online = useObserved(useServices().connectivity, true);
  const wasOnline = useRef(online);
  const onChange = useEffectEvent(onBack);
  useEffect(() => {
    if (online && !wasOnline.current) onChange();
    wasOnline.current = online;
  }, [online]);
}
