import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ParsedAdvert } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import type { Compared } from '#contract/compared.ts';
import { failureOf } from '#src/services/query-client.ts';
import { type KnownLaptops, loadLaptops } from '#src/services/use-laptops.ts';
import { useServices } from '#src/services/services.tsx';
import { COMPARED, isLaptopId } from '#contract/limits.ts';
import { IDS_PARAMETER } from '#src/config/paths.ts';

/** The laptops of `ids`, in their order, and how they meet the answers; those before stay while others are loading. */
export function useCompared(ids: readonly string[], answers: Answers | null, read: ParsedAdvert | undefined) {
  const { advisor } = useServices();
  const query = useQuery({
    queryKey: ['comparison', ids, answers, read],
    queryFn: async ({ client }) => {
      const [known, compared] = await Promise.all([
        loadLaptops(client, advisor, ids),
        answers && advisor.compare(answers, ids, read),
      ]);
      return { known, compared };
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

  const loaded = ids.length === 0 ? NOTHING : query.data;
  const comparison = loaded && {
    laptops: ids.flatMap((id) => loaded.known.get(id) ?? []),
    unknown: ids.filter((id) => loaded.known.get(id) === null),
    compared: loaded.compared,
  };
  return { comparison, failure: failureOf(query), retry: () => void query.refetch() };
}

const NOTHING: { known: KnownLaptops; compared: Compared | null } = { known: new Map(), compared: null };

const NAMED_MAX = 3;
const NAME_MAX_LENGTH = 80;

/** @returns which of the laptops that were asked for are not compared, and why; empty for none */
export function leftOutWords({
  strange,
  unknown,
  tooMany,
}: Omit<AskedIds, 'ids'> & { unknown: readonly string[] }): string {
  const notFound = [...unknown, ...strange];
  return [
    notFound.length > 0 && `No ${notFound.length === 1 ? 'está' : 'están'} en el catálogo: ${named(notFound)}.`,
    tooMany > 0 &&
      `Se comparan ${COMPARED.max} a la vez: ${tooMany === 1 ? 'queda 1 fuera' : `quedan ${tooMany} fuera`}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function named(ids: readonly string[]): string {
  const names = ids.slice(0, NAMED_MAX).map((id) => `«${shortened(id)}»`);
  const others = ids.length - names.length;
  return others > 0 ? `${names.join(', ')} y ${others} más` : names.join(', ');
}

const shortened = (id: string): string => (id.length > NAME_MAX_LENGTH ? `${id.slice(0, NAME_MAX_LENGTH)}…` : id);

export interface AskedIds {
  /** Ids that may be of the catalogue: at most four, each once. */
  ids: readonly string[];
  /** Texts that cannot be ids. */
  strange: readonly string[];
  /** Number of ids beyond the four that can be compared. */
  tooMany: number;
}

/**
 * Reads an address like `/comparar?ids=a,b`, which anybody may have written.
 * @param beside number of columns that are not of the catalogue
 */
export function askedIds(search: string, beside = 0): AskedIds {
  const written = new URLSearchParams(search).getAll(IDS_PARAMETER).flatMap((list) => list.split(','));
  const unique = [...new Set(written.map((id) => id.trim()).filter((id) => id !== ''))];
  const possible = unique.filter(isLaptopId);
  const ids = possible.slice(0, COMPARED.max - beside);
  return { ids, strange: unique.filter((id) => !isLaptopId(id)), tooMany: possible.length - ids.length };
}
