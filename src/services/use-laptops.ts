import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SHEETS_MAX } from '#contract/limits.ts';
import type { ReadSheet } from './read-answer.ts';
import { type Services, useServices } from './services.tsx';

/** The laptops by id; `null` where the catalogue has none. */
export type KnownLaptops = ReadonlyMap<string, ReadSheet | null>;

/** Laptops of the catalogue as it has them today; those asked for before stay until these are known. */
export function useLaptops(ids: readonly string[]) {
  const { advisor } = useServices();
  return useQuery({
    queryKey: ['laptops', ids],
    queryFn: () => loadLaptops(advisor, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** @throws {ApiError} */
export async function loadLaptops(advisor: Services['advisor'], ids: readonly string[]): Promise<KnownLaptops> {
  const lots = Array.from({ length: Math.ceil(ids.length / SHEETS_MAX) }, (_, index) =>
    ids.slice(index * SHEETS_MAX, (index + 1) * SHEETS_MAX),
  );
  const loaded = await advisor();
  const found = (await Promise.all(lots.map((lot) => loaded.laptops(lot)))).flat();
  return new Map(ids.map((id) => [id, found.find((one) => one.id === id) ?? null]));
}
