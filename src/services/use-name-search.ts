import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { useServices } from './services.tsx';

/** @returns the matching laptops, the likeliest first */
type NameSearch = (typed: string) => readonly NamedLaptop[];

/**
 * The search by the names of all laptops, fetched by `load` once the field gets the focus; `null` until then and after a
 * failure, after which `load` tries again.
 */
export function useNameSearch(): { search: NameSearch | null; failed: boolean; load: () => void } {
  const { advisor } = useServices();
  const [begun, setBegun] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['names'],
    queryFn: async (): Promise<NameSearch> => {
      const asked = advisor().then((loaded) => loaded.names());
      const [names, { createLaptopSearch }] = await Promise.all([asked, import('#src/lib/laptop-search.ts')]);
      const search = createLaptopSearch(names);
      return (typed) => search(typed).laptops;
    },
    enabled: begun,
  });
  return { search: data ?? null, failed: isError, load: isError ? () => void refetch() : () => setBegun(true) };
}
