import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LISTED_LAPTOPS_PATH } from '#contract/listed-laptops.ts';
import { ApiError } from '#src/services/api-error.ts';
import { failureOf } from '#src/services/query-client.ts';
import { lazyCode } from '#src/ui/lazy-component.tsx';
import type { ListSource } from './list-view.ts';

/** Shows the laptops that {@link useAllLaptops} has loaded. */
export const FOUND_LAPTOPS = lazyCode(async () => (await import('./found-laptops.tsx')).FoundLaptops);

/** The laptops, and the code that shows them. */
async function loadLaptops(): Promise<ListSource> {
  const [file, { readLaptops }] = await Promise.all([fetchFile(), import('./found-laptops.tsx'), FOUND_LAPTOPS.load()]);
  return readLaptops(file);
}

async function fetchFile(): Promise<unknown> {
  const response = await fetch(new URL(LISTED_LAPTOPS_PATH, globalThis.location.origin)).catch(() => null);
  if (!response?.ok) throw new ApiError(response ? 'refused' : 'unreachable');
  return response.json();
}

/** All laptops, once `load` was called. */
export function useAllLaptops() {
  const [begun, setBegun] = useState(false);
  const query = useQuery({ queryKey: ['list'], queryFn: loadLaptops, enabled: begun, gcTime: Infinity });
  const failure = failureOf(query);
  const laptops = query.data ?? null;
  return {
    laptops,
    failed: failure !== null,
    loading: begun && laptops === null && (failure === null || failure.retrying),
    load: failure ? () => void query.refetch() : () => setBegun(true),
  };
}
