import { useEffect } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Corrects the price of the page once it is idle. Where that fails, the page still says from when its price is. */
export function NewerPrice() {
  useEffect(() => {
    if (import.meta.env.VITE_LIVING_CATALOGUE === 'true') ask().catch(() => undefined);
  }, []);
  return null;
}

async function ask(): Promise<void> {
  await whenIdle();
  const { showNewerPrices } = await import('../offers/newer-prices.ts');
  await showNewerPrices();
}
