import type { ReadLaptop } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import type { ShownCompared } from '#contract/compared.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';
import { COMPARED, isLaptopId } from '#contract/limits.ts';
import { IDS_PARAMETER } from '#src/config/paths.ts';

interface Loaded {
  laptops: ReadonlyMap<string, ShownComputer | undefined>;
  /** `null` without answers. */
  compared: ShownCompared | null;
}

const NOTHING: Loaded = { laptops: new Map(), compared: null };

/**
 * The laptops of `ids`, in their order, and how they meet the answers. Fetches only laptops that are not loaded yet;
 * the loaded ones stay while others are loading.
 */
export function useCompared(ids: readonly string[], answers: Answers | null, read: ReadLaptop | undefined) {
  const { advisor } = useServices();
  const { value, failure, retry } = useAsked(
    ids.length > 0 ? { ids, answers, read } : null,
    async (_, before = NOTHING): Promise<Loaded> => {
      const missing = ids.filter((id) => !before.laptops.has(id));
      const asking = await advisor();
      const [sheets, compared] = await Promise.all([
        missing.length > 0 ? asking.laptops(missing) : [],
        answers && asking.compare(answers, ids, read),
      ]);
      const found = missing.map((id) => [id, sheets.find((laptop) => laptop.id === id)] as const);
      return { laptops: new Map([...before.laptops, ...found]), compared };
    },
  );

  const loaded = value ?? (ids.length > 0 ? null : NOTHING);
  const comparison = loaded && {
    laptops: ids.flatMap((id) => loaded.laptops.get(id) ?? []),
    unknown: ids.filter((id) => loaded.laptops.has(id) && !loaded.laptops.get(id)),
    compared: loaded.compared,
  };
  return { comparison, failure, retry };
}

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
