import { startTransition, useCallback, useState } from 'react';
import type { StoredRecommendations } from '#src/services/remembered.ts';

/** Index of the laptop that each part of the results shows. */
export interface Active {
  /** The buttons of the glance. */
  choice: number;
  glance: number;
  cards: number;
}

/** @param at the parts that cannot wait */
export type Select = (index: number, ...at: (keyof Active)[]) => void;

const FIRST: Active = { choice: 0, glance: 0, cards: 0 };

/** All parts are about the same laptop. Where it is chosen it is shown at once: the others would take a slow phone a frame each. */
export function useActive(result: StoredRecommendations): { active: Active; select: Select } {
  const [active, setActive] = useState<Active>(FIRST);
  const [of, setOf] = useState(result);
  if (of !== result) {
    setOf(result);
    setActive(FIRST);
  }
  const select: Select = useCallback((index, ...at) => {
    setActive((before) => ({ ...before, ...Object.fromEntries(at.map((part) => [part, index])) }));
    startTransition(() => setActive({ choice: index, glance: index, cards: index }));
  }, []);
  return { active, select };
}
