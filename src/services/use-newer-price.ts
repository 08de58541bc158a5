import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PriceWords } from '#src/lib/price-words.ts';
import { whenIdle } from '#src/lib/wait.ts';
import { useOwnsWindows } from './owns-windows.ts';
import { useServices } from './services.tsx';
import { useLate } from './use-late.ts';

/**
 * What a Spanish shop asks for a laptop since the build wrote its price into a page. Only builds that follow shops' feeds ask
 * for it, once the page is idle. `useQuery` would be 2.7 kB more of the landing page's script.
 * @param seen when the written price was seen: ISO day, month or year
 * @returns `null` until a newer price is known
 */
export function useNewerPrice(id: string, seen: string): PriceWords | null {
  const { advisor } = useServices();
  const client = useQueryClient();
  const ownsWindows = useOwnsWindows();
  const ask = useCallback(async () => {
    if (import.meta.env.VITE_LIVING_CATALOGUE !== 'true') return null;
    const queryFn = async () => {
      await whenIdle();
      const [laptop] = await (await advisor()).laptops([id]);
      const { priceWords } = await import('#src/lib/price-words.ts');
      const isNewer = laptop?.facts.priceKind === 'seen' && laptop.facts.priceDate > seen;
      return isNewer ? priceWords(laptop, { ownsWindows }) : null;
    };
    // Where the API cannot be asked, the page still has the date of its price.
    return client.fetchQuery({ queryKey: ['newer price', id, seen, ownsWindows], queryFn });
  }, [advisor, client, id, seen, ownsWindows]);
  return useLate(ask);
}

declare global {
  interface ImportMetaEnv {
    readonly VITE_LIVING_CATALOGUE?: string;
  }
}
