/** Other laptops beside one, and what changes with each of them. */
import type { Neighbour } from '../../contract/pages/laptop-page.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { cardChanges, mentionedChanges } from '../../advisor/explain/changes.ts';
import { systemDifference } from '../../advisor/explain/differences.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import type { Ranking } from '../../advisor/rank/ranking.ts';
import { mentionedText } from '../changes.ts';
import { NO_DATA, systemText } from '../figures.ts';
import { priceFactsOf, specsOf } from '../sheet.ts';

const referenceTo = (laptop: Laptop, change: string): Neighbour => ({
  id: laptop.id,
  name: laptop.name,
  price: totalCost(laptop),
  facts: priceFactsOf(laptop),
  change,
});

/** @returns the other laptop with «Su gráfica es un 18 % más potente, pero cuesta 47 € más. Viene con macOS.» */
export function neighbourOf(other: Laptop, laptop: Laptop, ranking: Pick<Ranking, 'answers' | 'needs'>): Neighbour {
  const changes = mentionedChanges(cardChanges(other, laptop, ranking));
  const system = systemDifference(other, laptop);
  return referenceTo(
    other,
    [mentionedText(changes), ...(system === null ? [] : [`Viene ${systemText(system)}.`])].join(' '),
  );
}

/** More differences than these nobody reads. */
const MOST = 4;

/** @returns «Memoria: 32 GB. Sistema: macOS.»: the other configuration's parts that are known to differ */
function differencesOfParts(other: Laptop, laptop: Laptop): string {
  const own = specsOf(laptop);
  const parts = specsOf(other)
    .filter((line, row) => line !== own[row] && !`${line} ${own[row]}`.includes(NO_DATA))
    .slice(0, MOST);
  return parts.length === 0 ? 'Igual en lo que sabemos de los dos.' : `${parts.join('. ')}.`;
}

const CONFIGURATIONS = 4;

/** @returns the configurations of the same machine nearest in price, cheapest first */
export function configurationsOf(laptop: Laptop, laptops: readonly Laptop[]): Neighbour[] {
  const apart = (other: Laptop): number => Math.abs(totalCost(other) - totalCost(laptop));
  return laptops
    .filter((other) => other.id !== laptop.id && other.chassis === laptop.chassis)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, CONFIGURATIONS)
    .toSorted((a, b) => totalCost(a) - totalCost(b))
    .map((other) => referenceTo(other, differencesOfParts(other, laptop)));
}
