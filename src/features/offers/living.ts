/** What only a laptop with offers of today has. The embedded catalogue has none: the code comes with the first that has. */
import { useEffect, useState } from 'react';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { allStyles } from '#src/ui/all-styles.ts';
import type * as Parts from './living-parts.tsx';

let parts: Partial<typeof Parts> = {};

/** The parts of a card, once loaded. */
export const living = () => parts;

const isNeeded = (computers: readonly ShownComputer[]): boolean =>
  parts.LivingPrice === undefined && computers.some(({ offers }) => offers.length > 0);

/** Resolves when the cards can render, with the embedded catalogue at once. If the code does not load, they render without. */
export async function loadLiving(computers: readonly ShownComputer[]): Promise<void> {
  if (isNeeded(computers)) [parts] = await Promise.all([import('./living-parts.tsx'), allStyles()]).catch(() => [{}]);
}

/** Whether the cards can render: before, they would grow when the code arrives. */
export function useLiving(computers: readonly ShownComputer[]): boolean {
  const [tried, setTried] = useState(false);
  const ready = tried || !isNeeded(computers);
  useEffect(() => {
    if (!ready) void loadLiving(computers).then(() => setTried(true));
  }, [computers, ready]);
  return ready;
}
