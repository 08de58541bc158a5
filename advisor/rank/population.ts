/** The laptops that those of an answer are compared with. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, goodness, measure } from '../needs/attributes.ts';
import type { Ranking } from './ranking.ts';

/** Numbers of other laptops: known to be worse, known to be better, with any known figure. */
export interface RankCounts {
  worse: number;
  better: number;
  known: number;
}

/** The qualifying laptops used for comparisons: the capable ones, or all if none is capable. */
export interface Population {
  size: number;
  /** Number of all that qualify. */
  qualifying: number;
  isCapable: boolean;
  othersThan: (laptop: Laptop) => number;
  rankCounts: (attribute: Attribute, laptop: Laptop) => RankCounts;
  /** Share (0–1) of the known values that reach the figure; 0 if none is known. */
  shareReaching: (attribute: Attribute, figure: number) => number;
  /** A laptop with the lower median of the known values; `null` if none is known. */
  typical: (attribute: Attribute) => Laptop | null;
  typicalPrice: number;
}

const middleOf = <T>(ascending: readonly T[]): T | undefined => ascending[Math.ceil(ascending.length / 2) - 1];

export function populationOf({ ranked, capable }: Ranking): Population {
  const members = capable.length > 0 ? capable : ranked;
  const others = (laptop: Laptop): Laptop[] =>
    members.flatMap((one) => (one.laptop.id === laptop.id ? [] : one.laptop));
  const knownOf = (some: readonly Laptop[], attribute: Attribute): { laptop: Laptop; good: number }[] =>
    some.flatMap((laptop) => {
      const value = measure(laptop, attribute);
      return value === null ? [] : [{ laptop, good: goodness(attribute, value) }];
    });
  return {
    size: members.length,
    qualifying: ranked.length,
    isCapable: capable.length > 0,
    othersThan: (laptop) => others(laptop).length,
    rankCounts(attribute, laptop) {
      const own = measure(laptop, attribute);
      const known = knownOf(others(laptop), attribute);
      if (own === null) return { worse: 0, better: 0, known: known.length };
      const good = goodness(attribute, own);
      return {
        worse: known.filter((other) => other.good < good).length,
        better: known.filter((other) => other.good > good).length,
        known: known.length,
      };
    },
    shareReaching(attribute, figure) {
      const known = knownOf(
        members.map(({ laptop }) => laptop),
        attribute,
      );
      const least = goodness(attribute, figure);
      return known.length === 0 ? 0 : known.filter(({ good }) => good >= least).length / known.length;
    },
    typical(attribute) {
      const known = knownOf(
        members.map(({ laptop }) => laptop),
        attribute,
      );
      return (
        middleOf(known.toSorted((a, b) => a.good - b.good || (a.laptop.id < b.laptop.id ? -1 : 1)))?.laptop ?? null
      );
    },
    typicalPrice: middleOf(members.map(({ price }) => price).toSorted((a, b) => a - b)) ?? 0,
  };
}
