import { LISTED_FILE } from 'virtual:listed-laptops';
import { type ComponentType, useState } from 'react';
import type { TryAgain } from '#src/ui/built-content.tsx';
import { lazyCode } from '#src/ui/lazy-part.tsx';
import { Message } from '#src/ui/message.tsx';
import { useObserved } from '#src/lib/observed.ts';
import { useServices } from '#src/services/services.tsx';
import { RetryButton } from '#src/features/connection/not-loaded.tsx';
import type { FoundProps } from './list-state.ts';

const FOUND = lazyCode(async () => {
  const [{ foundLaptops }, file] = await Promise.all([import('./found-laptops.tsx'), fetchFile()]);
  return foundLaptops(file);
});

async function fetchFile(): Promise<unknown> {
  const response = await fetch(new URL(LISTED_FILE, globalThis.location.origin));
  if (!response.ok) throw new Error(`The list answered with ${response.status}`);
  return response.json();
}

/** The searchable list: its code and the laptops, once `load` was called. */
export function useFoundLaptops() {
  const [Found, setFound] = useState(FOUND.peek);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const [load] = useState(() => () => {
    setLoading(true);
    const end = (component: ComponentType<FoundProps> | null) => {
      setFound(() => component);
      setFailed(component === null);
      setLoading(false);
    };
    FOUND.load().then(end, () => end(null));
  });
  return { Found, failed, loading, load };
}

/** Stays visible during a retry. */
export function SearchFailed(again: TryAgain) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <Message tone={online ? 'negative' : 'caution'} className="mt-4">
      {online ? 'No se ha podido cargar la búsqueda.' : 'Cuando vuelva la conexión, la búsqueda se carga sola.'}{' '}
      <RetryButton look="quiet" {...again} />
    </Message>
  );
}
