/** Prices that changed after the build wrote them into a page. Only builds that follow shops' feeds ask for them. */
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { type PriceWords, priceWords } from '#src/lib/price-words.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import type { Advisor } from '#src/services/advisor.ts';
import { useServices } from '#src/services/services.tsx';

interface WrittenPrice {
  /** Of the laptop. */
  id: string;
  /** When that price was seen: ISO day, month or year. */
  seen: string;
}

export type NewerPrices = ReadonlyMap<string, PriceWords>;

const NONE: NewerPrices = new Map();

/**
 * @param written prices of the page by any key
 * @returns what Spanish shops have asked since, by the same keys; nothing before the page is idle
 */
export function useNewerPrices(written: () => Readonly<Record<string, WrittenPrice>>): NewerPrices {
  const { advisor } = useServices();
  const [newer, setNewer] = useState(NONE);
  const update = useEffectEvent(async () => {
    if (import.meta.env.VITE_LIVING_CATALOGUE === 'true') {
      await whenIdle();
      const prices = await newerPrices(advisor, Object.entries(written()));
      startTransition(() => setNewer(prices));
    }
  });
  useEffect(() => {
    // Where the API cannot be asked, the page still has the dates of its prices.
    update().catch(() => undefined);
  }, []);
  return newer;
}

/** @throws {AdvisorError} */
async function newerPrices(
  advisor: Pick<Advisor, 'laptops'>,
  written: readonly (readonly [string, WrittenPrice])[],
): Promise<NewerPrices> {
  const laptops = await advisor.laptops([...new Set(written.map(([, { id }]) => id))]);
  return new Map(
    written.flatMap(([key, { id, seen }]) => {
      const laptop = laptops.find((other) => other.id === id);
      const isNewer = laptop?.facts?.priceKind === 'seen' && laptop.facts.priceDate > seen;
      return isNewer ? [[key, priceWords(laptop)]] : [];
    }),
  );
}

/** What the newer price is made of, and where it was seen. */
export const newerNote = ({ parts, seen }: PriceWords): string => [parts, seen].filter(Boolean).join(' · ');

declare global {
  interface ImportMetaEnv {
    readonly VITE_LIVING_CATALOGUE?: string;
  }
}
