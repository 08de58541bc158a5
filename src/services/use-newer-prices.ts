/**
 * Prices that changed after the build wrote them into a page. Only builds that follow shops' feeds ask for them.
 * `useQuery` would be 2.7 kB more of the landing page's script.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PriceWords } from '#src/lib/price-words.ts';
import { whenIdle } from '#src/lib/wait.ts';
import { useOwnsWindows } from './owns-windows.ts';
import { useServices } from './services.tsx';
import { useLate } from './use-late.ts';
import type { NewerPrices, WrittenPrice } from './newer-prices.ts';

const NONE: NewerPrices = new Map();

/**
 * @param written prices of the page by any key, the same object in each render
 * @returns what Spanish shops have asked since, by the same keys; nothing before the page is idle
 */
export function useNewerPrices(written: Readonly<Record<string, WrittenPrice>>): NewerPrices {
  const { advisor } = useServices();
  const client = useQueryClient();
  const ownsWindows = useOwnsWindows();
  const ask = useCallback(async () => {
    if (import.meta.env.VITE_LIVING_CATALOGUE !== 'true') return NONE;
    const queryFn = async () => {
      await whenIdle();
      const { newerPrices } = await import('./newer-prices.ts');
      return newerPrices(advisor, Object.entries(written), ownsWindows);
    };
    // Where the API cannot be asked, the page still has the dates of its prices.
    return client.fetchQuery({ queryKey: ['newer prices', written, ownsWindows], queryFn });
  }, [advisor, client, written, ownsWindows]);
  return useLate(ask) ?? NONE;
}

/** What the newer price is made of, and where it was seen. */
export const newerNote = ({ parts, seen }: PriceWords): string => [parts, seen].filter(Boolean).join(' · ');

declare global {
  interface ImportMetaEnv {
    readonly VITE_LIVING_CATALOGUE?: string;
  }
}
