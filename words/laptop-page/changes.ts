/** Describes what changes with another laptop, for the given uses. */
import type { Purpose } from '../../contract/answers.ts';
import { CRITERIA } from '../../contract/criteria.ts';
import type { Neighbour } from '../../contract/built/laptop-page.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Needs, needsOf } from '../../advisor/needs.ts';
import { changesAgainst, mentionedChanges } from '../../advisor/changes.ts';
import { systemDifference } from '../../advisor/differences.ts';
import { priceOf } from '../../advisor/prices.ts';
import { mentionedText } from '../changes.ts';
import { systemText } from '../differences.ts';
import { priceFactsOf } from '../sheet.ts';
import { plainAnswers } from './grid.ts';

const COMPARED = [...CRITERIA, 'price'] as const;

/** @returns the other laptop with «Ganas 18 % de potencia gráfica. Pierdes 1 h de autonomía y cuesta 47 € más.» */
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
      changes.length === 0 ? 'Casi igual en lo que comparamos.' : mentionedText(mentionedChanges(changes)),
      ...(system === null ? [] : [`Viene ${systemText(system)}.`]),
    ].join(' '),
  );
}

export const referenceTo = (laptop: Laptop, change: string): Neighbour => ({
  id: laptop.id,
  name: laptop.name,
  price: priceOf(laptop),
  facts: priceFactsOf(laptop),
  change,
});
