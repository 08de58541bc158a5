import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ParsedAdvert, ADVERT_ID } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import type { Compared } from '#contract/compared.ts';
import { failureOf } from '#src/services/query-client.ts';
import { type KnownLaptops, loadLaptops } from '#src/services/use-laptops.ts';
import { useServices } from '#src/services/services.tsx';
import { COMPARED, isLaptopId } from '#contract/limits.ts';
import { spanishList } from '#contract/spanish-text.ts';
import { IDS_PARAMETER } from '#src/config/paths.ts';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { type DatedAdvert, READ_PICTURE, readName, textOf } from '#src/lib/read-code.ts';
import { type ReadSheet, readSheetSchema } from '#src/services/read-answer.ts';
import type { ComparedFacts } from './compare-rows.ts';

/** The laptops of `ids`, in their order, and how they meet the answers; those before stay while others are loading. */
export function useCompared(ids: readonly string[], answers: Answers | null, read: ParsedAdvert | undefined) {
  const { advisor } = useServices();
  const query = useQuery({
    queryKey: ['comparison', ids, answers, read],
    queryFn: async () => {
      const [known, compared] = await Promise.all([
        loadLaptops(advisor, ids),
        answers && advisor().then((loaded) => loaded.compare(answers, ids, read)),
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

/** @returns which of the laptops that were asked for are not compared, and why; empty for none */
export const leftOutWords = (unknown: readonly string[], tooMany: number): string =>
  [
    unknown.length > 0 &&
      `No ${unknown.length === 1 ? 'está' : 'están'} en el catálogo: ${spanishList(unknown.map((id) => `«${id}»`))}.`,
    tooMany > 0 &&
      `Se comparan ${COMPARED.max} a la vez: ${tooMany === 1 ? 'queda 1 fuera' : `quedan ${tooMany} fuera`}.`,
  ]
    .filter(Boolean)
    .join(' ');

export interface AskedIds {
  /** Ids that may be of the catalogue: at most four, each once. */
  ids: readonly string[];
  /** Number of ids beyond the four that can be compared. */
  tooMany: number;
}

/**
 * Reads an address like `/comparar?ids=a,b`, which anybody may have written: what cannot be an id is passed over.
 * @param beside number of columns that are not of the catalogue
 */
export function askedIds(search: string, beside = 0): AskedIds {
  const written = new URLSearchParams(search).getAll(IDS_PARAMETER).flatMap((list) => list.split(','));
  const possible = [...new Set(written.map((id) => id.trim()).filter(isLaptopId))];
  const ids = possible.slice(0, COMPARED.max - beside);
  return { ids, tooMany: possible.length - ids.length };
}

/** What an advert says by itself: without answers nobody asks the engine for the rest. */
const comparedFacts = (read: ParsedAdvert): ComparedFacts => ({
  ...read,
  gpu: textOf(read, 'gpu') || null,
  colour: null,
  brightnessNits: null,
  batteryHours: null,
  batteryHoursError: null,
  estimated: [],
});

/** @param known as far as the engine knows it */
export function advertColumn({ read, day }: DatedAdvert, known: Compared['advert']): ReadSheet {
  const said = {
    priceKind: 'seen',
    priceBasis: 'en un anuncio',
    licence: read.os === 'none' ? WINDOWS_LICENCE_EUR : 0,
  };
  return readSheetSchema.parse({
    id: ADVERT_ID,
    name: readName(read) || 'El del anuncio',
    image: READ_PICTURE,
    price: known?.price ?? read.price,
    facts: { ...comparedFacts(read), os: read.os, ...(known?.facts ?? said), priceDate: day },
  });
}
