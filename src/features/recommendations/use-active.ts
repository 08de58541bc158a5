import { startTransition, useCallback, useState } from 'react';
import type { StoredRecommendations } from '#src/services/remembered.ts';

/** Index of the laptop that each part of the results shows. */
interface Active {
  glance: number;
  cards: number;
}
export type Select = (part: keyof Active, index: number) => void;

const FIRST: Active = { glance: 0, cards: 0 };

/** The glance and the cards are about the same laptop. The part where it is chosen does not wait for the other one. */
export function useActive(result: StoredRecommendations): { active: Active; select: Select } {
  const [active, setActive] = useState<Active>(FIRST);
  const [of, setOf] = useState(result);
  if (of !== result) {
    setOf(result);
    setActive(FIRST);
  }
  const select: Select = useCallback((part, index) => {
    setActive((before) => ({ ...before, [part]: index }));
    startTransition(() => setActive({ glance: index, cards: index }));
  }, []);
  return { active, select };
}
