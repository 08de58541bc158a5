import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LISTED_LAPTOPS_PATH } from '#contract/listed-laptops.ts';
import { ApiError } from '#src/services/api-error.ts';
import { failureOf } from '#src/services/query-client.ts';

/** The laptops, and the code that shows them. */
async function loadLaptops() {
  const [file, { readLaptops, FoundLaptops }] = await Promise.all([fetchFile(), import('./found-laptops.tsx')]);
  return { source: readLaptops(file), FoundLaptops };
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
  const ready = query.data ?? null;
  return {
    ready,
    failed: failure !== null,
    loading: begun && ready === null && (failure === null || failure.retrying),
    load: failure ? () => void query.refetch() : () => setBegun(true),
  };
}
