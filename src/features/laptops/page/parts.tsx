import { Link } from 'react-router-dom';
import type { Neighbour } from '#contract/pages/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { wordsOfTotal } from '#src/lib/price-words.ts';

export const PAGE =
  'mx-auto w-full max-w-page px-4 sm:px-6 [&_a:not([class])]:underline [&_a:not([class])]:underline-offset-3 ' +
  '[&_a:not([class])]:hover:text-accent [&>section]:mt-section print:[&>section]:mt-4 ' +
  'print:[&>section>h2]:text-lg';

export const INTRO = 'mt-2 max-w-measure text-muted';

/** The name of another laptop, and its price. */
export const NeighbourLink = ({ neighbour: { id, name, price, facts } }: { neighbour: Omit<Neighbour, 'change'> }) => {
  const { amount, parts } = wordsOfTotal(price, facts);
  return (
    <>
      <Link to={laptopPath(id)}>{name}</Link>, {amount}
      {parts !== '' && <small className="text-sm text-muted"> ({parts})</small>}.
    </>
  );
};
