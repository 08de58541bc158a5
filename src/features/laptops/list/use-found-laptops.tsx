import { LISTED_FILE } from 'virtual:listed-laptops';
import { useState } from 'react';
import type { TryAgain } from '#src/ui/built-content.tsx';
import { lazyCode } from '#src/ui/lazy-part.tsx';
import { Message } from '#src/ui/message.tsx';
import { useObserved } from '#src/lib/observed.ts';
import { useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';
import { RetryButton } from '#src/features/connection/not-loaded.tsx';

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
  const [begun, setBegun] = useState(false);
  const { value, failure, retry } = useAsked(begun ? 'list' : null, FOUND.load);
  const Found = value ?? FOUND.peek();
  return {
    Found,
    failed: failure !== null,
    loading: begun && Found === null && (failure === null || failure.retrying),
    load: failure ? retry : () => setBegun(true),
  };
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
