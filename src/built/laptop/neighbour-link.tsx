import type { Neighbour } from '#contract/built/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { euros } from '#src/lib/euros.ts';

/** The name of another laptop, and its price. */
export const NeighbourLink = ({ neighbour: { id, name, price, exact } }: { neighbour: Omit<Neighbour, 'change'> }) => (
  <>
    <a href={laptopPath(id)}>{name}</a>, {exact ? '' : '≈\u00A0'}
    {euros(price)}.
  </>
);
