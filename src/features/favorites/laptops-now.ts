import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { AdvisorSource } from '#src/services/advisor.ts';
import type { Favorite } from '#src/services/favorites.ts';
import { useServices } from '#src/services/services.tsx';
import { isLaptopId, SHEETS_MAX } from '#contract/limits.ts';

/**
 * Laptops as the catalogue has them today: `null` for a retired one, no entry if it was not asked for or not answered.
 */
export type LaptopsNow = ReadonlyMap<string, ShownComputer | null>;

/** Old favorites may have a name or a number as id. */
const isKnown = (id: string): boolean => isLaptopId(id) && id.includes('-');

/** Asks once for each laptop, and again for what was not answered when the connection is back. */
export function useLaptopsNow(favorites: readonly Favorite[]): LaptopsNow {
  const { advisor, connectivity } = useServices();
  const [known, setKnown] = useState<LaptopsNow>(new Map());
  const question = favorites.flatMap(({ id }) => (isKnown(id) ? [id] : [])).join();

  const askMissing = useEffectEvent((ids: readonly string[]) =>
    askInLots(
      advisor,
      ids.filter((id) => !known.has(id)),
    ),
  );
  useEffect(() => {
    if (question === '') return undefined;
    let over = false;
    const ask = async () => {
      const answers = await askMissing(question.split(','));
      if (!over) setKnown((before) => new Map([...before, ...answers]));
    };
    void ask();
    const stop = connectivity.observe(() => {
      if (connectivity.current()) void ask();
    });
    return () => {
      over = true;
      stop();
    };
  }, [question, connectivity]);
  return known;
}

async function askInLots(advisor: AdvisorSource, ids: readonly string[]): Promise<LaptopsNow> {
  const lots = Array.from({ length: Math.ceil(ids.length / SHEETS_MAX) }, (_, index) =>
    ids.slice(index * SHEETS_MAX, (index + 1) * SHEETS_MAX),
  );
  const answers = await Promise.all(
    lots.map(async (lot) => {
      // Without an answer the cards stay without news.
      const laptops = await advisor()
        .then((api) => api.laptops(lot))
        .catch(() => null);
      return laptops === null ? [] : lot.map((id) => [id, laptops.find((laptop) => laptop.id === id) ?? null] as const);
    }),
  );
  return new Map(answers.flat());
}
