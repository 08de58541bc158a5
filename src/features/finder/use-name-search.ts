import { useState } from 'react';
import type { NamedLaptop } from '#contract/laptop-names.ts';
import { useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';

/** @returns the matching laptops, the likeliest first */
type NameSearch = (typed: string) => readonly NamedLaptop[];

/**
 * The search by the names of all laptops, fetched by `load` once the field gets the focus; `null` until then and after a
 * failure, after which `load` tries again.
 */
export function useNameSearch(): { search: NameSearch | null; failed: boolean; load: () => void } {
  const { advisor } = useServices();
  const [begun, setBegun] = useState(false);
  const { value, failure, retry } = useAsked(begun ? 'names' : null, async (): Promise<NameSearch> => {
    const [names, { createLaptopSearch }] = await Promise.all([
      advisor().then((asked) => asked.names()),
      import('#src/lib/laptop-search.ts'),
    ]);
    const search = createLaptopSearch(names);
    return (typed) => search(typed).laptops;
  });
  const failed = failure !== null && !failure.retrying;
  return { search: value ?? null, failed, load: failed ? retry : () => setBegun(true) };
}
