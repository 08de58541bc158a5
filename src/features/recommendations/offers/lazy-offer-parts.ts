import type { ReadComputer } from '#src/services/read-answer.ts';
import { lazyCode, useLazyCode } from '#src/ui/lazy-component.tsx';

/**
 * Parts of a card for a laptop with current offers. The embedded catalogue has none, so the code loads with the first
 * such laptop.
 */
export const OFFER_PARTS = lazyCode(() => import('./offer-parts.tsx'));

const isNeeded = (computers: readonly ReadComputer[]): boolean => computers.some(({ offers }) => offers.length > 0);

/** Resolves when the cards can render; without offers at once. If the code fails to load, they render without it. */
export async function loadOfferParts(computers: readonly ReadComputer[]): Promise<void> {
  if (isNeeded(computers)) await OFFER_PARTS.load().catch(() => null);
}

/** Whether the cards can render. Earlier they would grow when the code arrives. */
export function useOfferPartsReady(computers: readonly ReadComputer[]): boolean {
  const needed = isNeeded(computers);
  const { code, failure } = useLazyCode(needed ? OFFER_PARTS : null);
  return !needed || code !== null || failure !== null;
}
