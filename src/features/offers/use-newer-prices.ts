/** Prices that changed after the build wrote them into a page. Only builds that follow shops' feeds ask for them. */
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { PriceWords } from '#src/lib/price-words.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useServices } from '#src/services/services.tsx';
import type { NewerPrices, WrittenPrice } from './newer-prices.ts';

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
      const { newerPrices } = await import('./newer-prices.ts');
      const prices = await newerPrices(await advisor(), Object.entries(written()));
      startTransition(() => setNewer(prices));
    }
  });
  useEffect(() => {
    // Where the API cannot be asked, the page still has the dates of its prices.
    update().catch(() => undefined);
  }, []);
  return newer;
}

/** What the newer price is made of, and where it was seen. */
export const newerNote = ({ parts, seen }: PriceWords): string => [parts, seen].filter(Boolean).join(' · ');

declare global {
  interface ImportMetaEnv {
    readonly VITE_LIVING_CATALOGUE?: string;
  }
}
