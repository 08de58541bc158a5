/** What changes with another laptop, for whoever wants it for the given uses. */
import type { Purpose } from '../../contract/answers.ts';
import { CRITERIA } from '../../contract/criteria.ts';
import type { Neighbour } from '../../contract/built/laptop-page.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Needs, needsOf } from '../needs.ts';
import { changesAgainst, changeSentence } from '../words/changes.ts';
import { systemDifference } from '../words/differences.ts';
import { priceOf } from '../words/prices.ts';
import { plainAnswers } from './grid.ts';

const COMPARED = [...CRITERIA, 'price'] as const;

/** @returns the other one with «Ganas 18 % de velocidad. Pierdes 1 h de autonomía y cuesta 47 € más.» */
export function neighbourOf(other: Laptop, laptop: Laptop, purposes: readonly Purpose[], needs?: Needs): Neighbour {
  const [purpose = 'office'] = purposes;
  const changes = changesAgainst(other, laptop, COMPARED, {
    answers: plainAnswers(purpose, priceOf(laptop)),
    needs: needs ?? needsOf({ purposes: [...purposes], priorities: [] }),
  });
  const system = systemDifference(other, laptop);
  return referenceTo(
    other,
    [
      changes.length === 0 ? 'Casi igual en lo que comparamos.' : changeSentence(changes).text,
      ...(system === null ? [] : [`Viene ${system}.`]),
    ].join(' '),
  );
}

export const referenceTo = (laptop: Laptop, change: string): Neighbour => ({
  id: laptop.id,
  name: laptop.name,
  price: priceOf(laptop),
  exact: laptop.cost.exact,
  change,
});
