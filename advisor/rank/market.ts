/**
 * The laptops that an answer is about: those that a Spanish shop had in the last twelve months. Only where none of them
 * serves, all that are known are asked.
 */
import { type Answers, needsNoWindows } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { isSpanishOffer, withoutLicence } from './prices.ts';
import { type Ranking, rankLaptops } from './ranking.ts';
import { inTieOrder } from './tie-order.ts';

/** All laptops at the prices that these answers pay, cheapest first. */
type PaidBy = (answers: Answers) => readonly Laptop[];

export interface MarketRanking extends Ranking {
  /** Whether no laptop of a Spanish shop serves. */
  isAbroad: boolean;
}

export interface Market {
  inSpain: PaidBy;
  anywhere: PaidBy;
  /** Ranks the laptops that the answer is about. */
  rank: (answers: Answers) => MarketRanking;
}

function paidBy(laptops: readonly Laptop[]): PaidBy {
  const withLicence = inTieOrder(laptops);
  const bare = inTieOrder(laptops.map(withoutLicence));
  return (answers) => (needsNoWindows(answers) ? bare : withLicence);
}

/** @param laptops with distinct ids and names */
export function createMarket(laptops: readonly Laptop[]): Market {
  const inSpain = paidBy(laptops.filter(isSpanishOffer));
  const anywhere = paidBy(laptops);
  return {
    inSpain,
    anywhere,
    rank(answers) {
      const spanish = rankLaptops(inSpain(answers), answers);
      if (spanish.capable.length > 0) return { ...spanish, isAbroad: false };
      const known = rankLaptops(anywhere(answers), answers);
      return known.capable.length > 0 ? { ...known, isAbroad: true } : { ...spanish, isAbroad: false };
    },
  };
}
