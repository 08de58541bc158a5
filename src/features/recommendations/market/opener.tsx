import type { ReactNode } from 'react';
import { comparePath } from '#src/config/compare-path.ts';
import { PageLink } from '#src/ui/page-link.tsx';

export interface Opening {
  /** Ids of the cards, the best first. */
  cards: readonly string[];
  openCard: (index: number) => void;
}

interface OpenerProps extends Opening {
  id: string;
  className?: string;
  children: ReactNode;
  /** Pointed at or focused; with `null`, no longer. */
  onPoint?: (id: string | null) => void;
}

/** Opens a laptop: its card, or else a comparison with the best one. */
export function Opener({ id, cards, openCard, onPoint, ...rest }: OpenerProps) {
  const card = cards.indexOf(id);
  const [best = id] = cards;
  const hints = onPoint && {
    onMouseEnter: () => onPoint(id),
    onMouseLeave: () => onPoint(null),
  };
  if (card >= 0) return <button type="button" onClick={() => openCard(card)} {...hints} {...rest} />;
  return <PageLink to={comparePath([best, id])} {...hints} {...rest} />;
}
