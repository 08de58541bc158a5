import type { ShownComputer } from '#contract/shown-computer.ts';
import { lazyCode, useLazyCode } from '#src/ui/lazy-part.tsx';

/** What only a laptop with offers of today has. The embedded catalogue has none: the code comes with the first that has. */
export const LIVING = lazyCode(() => import('./living-parts.tsx'));

const isNeeded = (computers: readonly ShownComputer[]): boolean => computers.some(({ offers }) => offers.length > 0);

/** Resolves when the cards can render, with the embedded catalogue at once. If the code does not load, they render without. */
export async function loadLiving(computers: readonly ShownComputer[]): Promise<void> {
  if (isNeeded(computers)) await LIVING.load().catch(() => null);
}

/** Whether the cards can render: before, they would grow when the code arrives. */
export function useLiving(computers: readonly ShownComputer[]): boolean {
  const needed = isNeeded(computers);
  const { code, failure } = useLazyCode(needed ? LIVING : null);
  return !needed || code !== null || failure !== null;
}
