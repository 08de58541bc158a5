import { useState } from 'react';
import { useServices } from '#src/services/services.tsx';
import { ask } from '#src/services/ask.ts';
import type { NameSearch } from './name-search.ts';

export type NameSearchState =
  | { status: 'idle' | 'loading' | 'failed'; search: null }
  | { status: 'ready'; search: NameSearch };

/** The names of all laptops and what finds them: `load` once somebody is about to search. */
export function useNameSearch(): NameSearchState & { load: () => void } {
  const services = useServices();
  const [state, setState] = useState<NameSearchState>({ status: 'idle', search: null });

  const load = () => {
    if (state.status === 'loading' || state.status === 'ready') return;
    setState({ status: 'loading', search: null });
    Promise.all([ask(services, (host) => host.names()), import('./name-search.ts')]).then(
      ([{ answer }, { createNameSearch }]) => setState({ status: 'ready', search: createNameSearch(answer) }),
      () => setState({ status: 'failed', search: null }),
    );
  };

  return { ...state, load };
}
