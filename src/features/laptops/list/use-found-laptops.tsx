import { LISTED_FILE } from 'virtual:listed-laptops';
import { type ComponentType, useState } from 'react';
import { allStyles } from '#src/ui/all-styles.ts';
import { Button } from '#src/ui/button.tsx';
import { Message } from '#src/ui/message.tsx';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
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
  const [load] = useState(() => () => {
    setFailed(false);
    loadFound().then(
      (component) => setFound(() => component),
      () => setFailed(true),
    );
  });
  return { Found, failed, load };
}

export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Message tone="negative" className="mt-4">
    No se ha podido cargar la búsqueda.{' '}
    <Button look="quiet" onClick={onRetry}>
      Reintentar
    </Button>
  </Message>
);
