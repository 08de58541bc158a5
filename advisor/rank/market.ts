/**
 * The laptops that an answer is about: those that a Spanish shop had in the last twelve months. Only where none of them
 * serves, all that are known are asked.
 */
import { type Answers, needsNoWindows } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { buildColumns, type Columns } from '../columns.ts';
import { withFirstCard } from '../choose/first-card.ts';
import { isSpanishOffer } from './prices.ts';
import { createScratch, type Scratch, type Shortlist, shortlist } from '../shortlist.ts';

export interface Market {
  /** The laptops sold in Spain, at the prices that these answers pay. */
  inSpain: (answers: Answers) => Columns;
  /** All laptops, at the prices that these answers pay. */
  anywhere: (answers: Answers) => Columns;
  /** Ranks the laptops that the answer is about; valid until the next call, which overwrites `scratch`. */
  rank: (answers: Answers) => Shortlist;
  scratch: Scratch;
}

/** The columns of some laptops: with the price of Windows where it is not included, and without it. */
const columnsOf = (laptops: readonly Laptop[]) => ({
  withLicence: buildColumns(laptops, true),
  withoutLicence: buildColumns(laptops, false),
});
const paidBy =
  ({ withLicence, withoutLicence }: ReturnType<typeof columnsOf>) =>
  (answers: Answers): Columns =>
    needsNoWindows(answers) ? withoutLicence : withLicence;

/** @param laptops with distinct ids and names; indexed once, in O(n log n) */
export function createMarket(laptops: readonly Laptop[]): Market {
  const all = columnsOf(laptops);
  const scratch = createScratch(all.withLicence);
  const inSpain = paidBy(columnsOf(laptops.filter(isSpanishOffer)));
  const anywhere = paidBy(all);
  const rankOf = (columns: Columns, answers: Answers): Shortlist => withFirstCard(shortlist(columns, answers, scratch));
  return {
    inSpain,
    anywhere,
    scratch,
    rank(answers) {
      const spanish = rankOf(inSpain(answers), answers);
      if (spanish.capable > 0) return spanish;
      const known = rankOf(anywhere(answers), answers);
      return known.capable > 0 ? known : rankOf(inSpain(answers), answers);
    },
  };
}
