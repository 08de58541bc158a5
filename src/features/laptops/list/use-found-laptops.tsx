import { LISTED_FILE } from 'virtual:listed-laptops';
import { type ComponentType, useState } from 'react';
import { allStyles } from '#src/ui/all-styles.ts';
import type { TryAgain } from '#src/ui/built-content.tsx';
import { Message } from '#src/ui/message.tsx';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import { useServices } from '#src/services/services.tsx';
import { RetryButton } from '../../connection/retry-button.tsx';
import type { FoundProps } from './found-props.ts';

let loaded: ComponentType<FoundProps> | null = null;

const loadFound = memoizePromise(async () => {
  const [{ foundLaptops }, file] = await Promise.all([import('./found-laptops.tsx'), fetchFile(), allStyles()]);
  return (loaded = foundLaptops(file));
});

async function fetchFile(): Promise<unknown> {
  const response = await fetch(new URL(LISTED_FILE, globalThis.location.origin));
  if (!response.ok) throw new Error(`The list answered with ${response.status}`);
  return response.json();
}

/** The list that can be searched: its code and the laptops, once `load` is called. */
export function useFoundLaptops() {
  const [Found, setFound] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const [load] = useState(() => () => {
    setLoading(true);
    const end = (component: typeof loaded) => {
      setFound(() => component);
      setFailed(component === null);
      setLoading(false);
    };
    loadFound().then(end, () => end(null));
  });
  return { Found, failed, loading, load };
}

/** Stays while it is tried again. */
export function SearchFailed(again: TryAgain) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <Message tone={online ? 'negative' : 'caution'} className="mt-4">
      {online ? 'No se ha podido cargar la búsqueda.' : 'Cuando vuelva la conexión, la búsqueda se carga sola.'}{' '}
      <RetryButton look="quiet" {...again} />
    </Message>
  );
}
