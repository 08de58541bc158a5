import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { comparePath } from '#src/config/paths.ts';

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
  return <Link to={comparisonPath(cards, id)} {...rest} />;
}

const comparisonPath = (cards: readonly string[], id: string) => comparePath([...cards.slice(0, 1), id]);

/** The same as {@link Opener}, for presses and keys on the picture. */
export function useOpenLaptop({ cards, openCard }: Opening): (id: string) => void {
  const navigate = useNavigate();
  return (id) => {
    const card = cards.indexOf(id);
    if (card >= 0) openCard(card);
    else void navigate(comparisonPath(cards, id));
  };
}
