import { startTransition, useCallback, useState } from 'react';
import type { StoredRecommendations } from '#src/services/remembered.ts';

/** Index of the laptop that each part of the results shows. */
export interface Active {
  /** The radio buttons of the glance. */
  choice: number;
  glance: number;
  cards: number;
}

/** @param at the parts that change at once */
export type Select = (index: number, ...at: (keyof Active)[]) => void;

const FIRST: Active = { choice: 0, glance: 0, cards: 0 };

/**
 * All parts show the same laptop. The part that is pressed changes at once, the others in a transition: each takes a
 * slow phone a frame.
 */
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
