import { useState } from 'react';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { ask, useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';

/** @returns the matching laptops, the likeliest first */
type NameSearch = (typed: string) => readonly NamedLaptop[];

export interface NameSearchState {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  search: NameSearch | null;
}

/** The names of all laptops and their search index, fetched by `load` once the field gets the focus. */
export function useNameSearch(): NameSearchState & { load: () => void } {
  const services = useServices();
  const [begun, setBegun] = useState(false);
  const { value, failure, retry } = useAsked(begun ? 'names' : null, async (): Promise<NameSearch> => {
    const [{ answer }, { createLaptopSearch }] = await Promise.all([
      ask(services, (host) => host.names()),
      import('#src/lib/laptop-search.ts'),
    ]);
    const search = createLaptopSearch(answer);
    return (typed) => search(typed).laptops;
  });
  const failed = failure !== null && !failure.retrying;
  const waiting = begun ? 'loading' : 'idle';
  return {
    status: value ? 'ready' : failed ? 'failed' : waiting,
    search: value ?? null,
    load: failed ? retry : () => setBegun(true),
  };
}
