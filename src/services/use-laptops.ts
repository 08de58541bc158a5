import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { SHEETS_MAX } from '#contract/limits.ts';
import type { Advisor } from './advisor.ts';
import type { ReadSheet } from './read-answer.ts';
import { useServices } from './services.tsx';

/** The laptops by id; `null` where the catalogue has none. */
export type KnownLaptops = ReadonlyMap<string, ReadSheet | null>;

/** Laptops of the catalogue as it has them today; those asked for before stay until these are known. */
export function useLaptops(ids: readonly string[]) {
  const { advisor } = useServices();
  return useQuery({
    queryKey: ['laptops', ids],
    queryFn: ({ client }) => loadLaptops(client, advisor, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Asks only for laptops that no earlier question has brought. @throws {ApiError} */
export async function loadLaptops(
  client: QueryClient,
  advisor: Pick<Advisor, 'laptops'>,
  ids: readonly string[],
): Promise<KnownLaptops> {
  const known = new Map<string, ReadSheet | null>();
  for (const id of ids) {
    const laptop = client.getQueryData<ReadSheet | null>(['laptop', id]);
    if (laptop !== undefined) known.set(id, laptop);
  }
  const missing = ids.filter((id) => !known.has(id));
  const lots = Array.from({ length: Math.ceil(missing.length / SHEETS_MAX) }, (_, index) =>
    missing.slice(index * SHEETS_MAX, (index + 1) * SHEETS_MAX),
  );
  const found = (await Promise.all(lots.map((lot) => advisor.laptops(lot)))).flat();
  for (const id of missing) {
    const laptop = found.find((one) => one.id === id) ?? null;
    client.setQueryData(['laptop', id], laptop);
    known.set(id, laptop);
  }
  return known;
}
