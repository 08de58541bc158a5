import { type PriceWords, priceWords } from '#src/lib/price-words.ts';
import type { Advisor } from './advisor.ts';

export interface WrittenPrice {
  id: string;
  /** When that price was seen: ISO day, month or year. */
  seen: string;
}

export type NewerPrices = ReadonlyMap<string, PriceWords>;

/** @throws {ApiError} */
export async function newerPrices(
  advisor: Pick<Advisor, 'laptops'>,
  written: readonly (readonly [string, WrittenPrice])[],
  ownsWindows: boolean,
): Promise<NewerPrices> {
  const laptops = await advisor.laptops([...new Set(written.map(([, { id }]) => id))]);
  return new Map(
    written.flatMap(([key, { id, seen }]) => {
      const laptop = laptops.find((other) => other.id === id);
      const isNewer = laptop?.facts?.priceKind === 'seen' && laptop.facts.priceDate > seen;
      return isNewer ? [[key, priceWords(laptop, { ownsWindows })]] : [];
    }),
  );
}
