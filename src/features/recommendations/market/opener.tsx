import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { comparePath } from '#src/config/compare-path.ts';

export interface Opening {
  /** Ids of the cards, the best first. */
  cards: readonly string[];
  openCard: (index: number) => void;
}

interface OpenerProps extends Opening {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Opens a laptop: its card, or else a comparison with the best one. */
export function Opener({ id, cards, openCard, ...rest }: OpenerProps) {
  const card = cards.indexOf(id);
  if (card >= 0) return <button type="button" onClick={() => openCard(card)} {...rest} />;
  return <Link to={comparePath([...cards.slice(0, 1), id])} {...rest} />;
}
