/**
 * Chooses the cards: the best, a cheaper one that still does everything, one that is better in what was asked for,
 * and where one of these is missing, one of another kind. Each chassis appears once. Dominated laptops are never
 * chosen, nor laptops without any gain over the best.
 *
 * Cards are capable, and not below the minimum of a chosen priority, as long as there are others. The order (the best, then saver and better by utility, then the different one, then the rest) and that
 * each role is found without regard to the others ensure that a shown laptop never moves back when it gets cheaper;
 * the proof is in docs/decisions/002-advisor.md.
 */
import type { Role } from '../contract/facts.ts';
import { FIRST_ANSWER_COUNT } from '../contract/recommendations.ts';
import { type Attribute, measure } from './attributes.ts';
import { changesAgainst, isGain } from './changes.ts';
import { isDominated } from './dominance.ts';
import { gainOver } from './gain.ts';
import { againstPriority, isSpanishOffer } from './first-card.ts';
import { bestRows } from './ranking.ts';
import { isCapable, utilityPerEuro } from './score.ts';
import { qualityOf, ranksBefore, type Shortlist } from './shortlist.ts';
import { askedAttributes, comparedCriteria, isAttribute, mostAsked } from './target.ts';

/** Maximum losses as shares of the best card's value: of benefit for the saver, of utility for the others. */
const MAX_BENEFIT_LOSS = 0.15;
const MAX_UTILITY_LOSS = 0.12;
/** The same for a card that replaces the last one because of its data. */
const MAX_REPLACED_LOSS = 0.25;

/** A saver must save at least this share and this amount. */
const MIN_SAVING_SHARE = 0.1;
const MIN_SAVING_EUR = 30;

/** In weighted value. */
const MIN_GAIN = 0.03;

/** Rows examined to fill the remaining cards; multiplied until they are enough. */
const FILLER_LOOKAHEAD = 64;
const FILLER_LOOKAHEAD_GROWTH = 8;

export interface Card {
  row: number;
  role: Role | null;
  /** Set only for the last of «more options», which may be dominated. */
  dominatedBy?: number | null;
}

/** What the other cards are chosen by. */
interface Choice {
  list: Shortlist;
  best: number;
  /** Whether a row gains something over the best on a criterion of the target, price included. */
  gains: (row: number) => boolean;
  /** Whether a row has another chassis than the best and all of `taken`, is not dominated and gains something. */
  isEligible: (row: number, taken?: readonly Card[]) => boolean;
  /** Whether a row may stand beside the best: capable if that is, and not below the minimum of a priority. */
  serves: (row: number) => boolean;
}

function choiceFor(list: Shortlist, best: number): Choice {
  const { columns, needs, missed } = list;
  const bestLaptop = columns.laptops[best];
  const criteria = comparedCriteria(needs);
  const chassisOf = (row: number): number => columns.chassis[row] ?? 0;
  const gains = (row: number): boolean => {
    const laptop = columns.laptops[row];
    if (!laptop || !bestLaptop) return false;
    return changesAgainst(laptop, bestLaptop, criteria, list).some(isGain);
  };
  const isAgainst = againstPriority(list);
  return {
    list,
    best,
    gains,
    isEligible: (row, taken = []) =>
      ![best, ...taken.map((card) => card.row)].some((other) => chassisOf(other) === chassisOf(row)) &&
      gains(row) &&
      !isDominated(list, row),
    serves: (row) => (isCapable(missed[row] ?? 0) || !isCapable(missed[best] ?? 0)) && !isAgainst(row),
  };
}

const minBenefit = (list: Shortlist, best: number): number =>
  (list.benefit[best] ?? 0) - MAX_BENEFIT_LOSS * qualityOf(list, best);

const minUtility = (list: Shortlist, best: number, share = MAX_UTILITY_LOSS): number =>
  (list.utility[best] ?? 0) - share * qualityOf(list, best);

/** The cheapest that is clearly cheaper and keeps most of the benefit. */
function findSaver({ list, best, serves, isEligible }: Choice): number | null {
  const { rows, benefit, columns, bestOfChassis } = list;
  const bestPrice = columns.price[best] ?? 0;
  const least = minBenefit(list, best);
  const highestPrice = Math.min(bestPrice * (1 - MIN_SAVING_SHARE), bestPrice - MIN_SAVING_EUR);
  for (const row of rows) {
    if ((columns.price[row] ?? 0) > highestPrice) return null;
    if ((benefit[row] ?? 0) < least || bestOfChassis[columns.chassis[row] ?? 0] !== row) continue;
    if (serves(row) && isEligible(row)) return row;
  }
  return null;
}

/** @returns of the laptops nearly as good as the best, the one with the highest score; ties go to the higher ranked */
function findNear({ list, best, serves, isEligible }: Choice, scoreOf: (row: number) => number | null): number | null {
  const { utility, benefit, bestOfChassis } = list;
  const [leastUtility, leastBenefit] = [minUtility(list, best), minBenefit(list, best)];
  const candidates: { row: number; score: number }[] = [];
  for (const row of bestOfChassis) {
    if (row < 0 || (utility[row] ?? 0) < leastUtility || (benefit[row] ?? 0) < leastBenefit) continue;
    const score = scoreOf(row);
    if (score !== null) candidates.push({ row, score });
  }
  return (
    candidates
      .toSorted((a, b) => b.score - a.score || (ranksBefore(utility, a.row, b.row) ? -1 : 1))
      .find(({ row }) => serves(row) && isEligible(row))?.row ?? null
  );
}

/** The one with more of what was asked for most, for what it costs. */
function findBetter(choice: Choice): number | null {
  const { list, best } = choice;
  const { columns, tables, needs, answers } = list;
  const asked = mostAsked(needs).filter(isAttribute);
  const perEuro = utilityPerEuro(answers.budget);
  const valueOf = (row: number, attribute: Attribute): number => tables.value[columns.codes[attribute][row] ?? 0] ?? 0;
  const notices = (row: number): boolean => {
    const [laptop, bestLaptop] = [columns.laptops[row], columns.laptops[best]];
    return !!laptop && !!bestLaptop && changesAgainst(laptop, bestLaptop, asked, list).some(isGain);
  };
  return findNear(choice, (row) => {
    const gain = asked.reduce((sum, attribute) => sum + valueOf(row, attribute) - valueOf(best, attribute), 0);
    return gain >= MIN_GAIN && notices(row) ? gain - perEuro * (columns.price[row] ?? 0) : null;
  });
}

/** The one with the most of what the best lacks. */
function findDifferent(choice: Choice): number | null {
  const gainOf = gainOver(choice.list, choice.best);
  return findNear(choice, (row) => {
    const gain = gainOf(row);
    return gain >= MIN_GAIN ? gain : null;
  });
}

/** @returns the highest ranked other laptops that are accepted */
function findFillers(choice: Choice, taken: readonly Card[], accepts: (row: number) => boolean): Card[] {
  const { list, isEligible } = choice;
  let cards: Card[] = [];
  for (let lookahead = FILLER_LOOKAHEAD; cards.length < FIRST_ANSWER_COUNT; lookahead *= FILLER_LOOKAHEAD_GROWTH) {
    const examined = bestRows(list, lookahead);
    cards = [...taken];
    for (const row of examined) {
      if (cards.length === FIRST_ANSWER_COUNT) break;
      if (accepts(row) && isEligible(row, cards)) cards.push({ row, role: null });
    }
    if (examined.length === list.rows.length) break;
  }
  return cards;
}

/**
 * Replaces the last card if no card has something that a laptop nearly as good has.
 * @param has whether a row has it
 * @param keeps whether a replacement keeps what earlier ones were made for
 */
function withOneThat(
  { list, best, serves, isEligible }: Choice,
  cards: readonly Card[],
  has: (row: number) => boolean,
  keeps: (cards: readonly Card[]) => boolean,
): readonly Card[] {
  if (cards.some(({ row }) => has(row))) return cards;
  const { utility, bestOfChassis } = list;
  const least = minUtility(list, best, MAX_REPLACED_LOSS);
  const kept = cards.slice(0, FIRST_ANSWER_COUNT - 1);
  const row = bestOfChassis
    .filter((one) => one >= 0 && (utility[one] ?? 0) >= least && has(one))
    .toSorted((a, b) => (ranksBefore(utility, a, b) ? -1 : 1))
    .find((one) => serves(one) && isEligible(one, kept) && keeps([...kept, { row: one, role: null }]));
  return row === undefined ? cards : [...kept, { row, role: null }];
}

/** Ensures that the cards know each chosen priority, and that one can be bought in Spain, if one nearly as good can. */
function withKnownAndSpanish(choice: Choice, cards: readonly Card[]): readonly Card[] {
  const { columns, needs } = choice.list;
  const knows = (row: number, attribute: Attribute): boolean => {
    const laptop = columns.laptops[row];
    return !!laptop && measure(laptop, attribute) !== null;
  };
  const isOffered = (row: number): boolean => {
    const laptop = columns.laptops[row];
    return !!laptop && isSpanishOffer(laptop);
  };
  const settled: Attribute[] = [];
  const keeps = (some: readonly Card[]): boolean =>
    settled.every((attribute) => some.some(({ row }) => knows(row, attribute)));
  let shown = cards;
  for (const attribute of askedAttributes(needs)) {
    shown = withOneThat(choice, shown, (row) => knows(row, attribute), keeps);
    if (shown.some(({ row }) => knows(row, attribute))) settled.push(attribute);
  }
  return withOneThat(choice, shown, isOffered, keeps);
}

/** @returns the cards with roles, the best first */
function withRoles(choice: Choice): readonly Card[] {
  const { list, best } = choice;
  const saver = findSaver(choice);
  const better = findBetter(choice);
  const wanted: Card[] = [];
  if (saver !== null) wanted.push({ row: saver, role: 'saver' });
  if (better !== null && better !== saver) wanted.push({ row: better, role: 'better' });
  const cards: Card[] = [
    { row: best, role: 'best' },
    ...wanted.toSorted((a, b) => (ranksBefore(list.utility, a.row, b.row) ? -1 : 1)),
  ];
  const different = cards.length < FIRST_ANSWER_COUNT ? findDifferent(choice) : null;
  if (different === null || cards.some(({ row }) => row === different)) return cards;
  return [...cards, { row: different, role: 'different' }];
}

/** Whether a chassis that is not shown is accepted. */
function isLeft({ list }: Choice, shown: readonly Card[], accepts: (row: number) => boolean): boolean {
  const { bestOfChassis, columns } = list;
  const chassisShown = new Set(shown.map(({ row }) => columns.chassis[row]));
  return bestOfChassis.some((row, chassis) => row >= 0 && !chassisShown.has(chassis) && accepts(row));
}

/** @returns up to three cards in display order; empty if nothing qualifies */
export function chooseCards(list: Shortlist): Card[] {
  const { best } = list;
  if (best === null) return [];
  const choice = choiceFor(list, best);
  const isAble = (row: number): boolean => isCapable(list.missed[row] ?? 0);
  // What serves less is shown only where nothing else is left.
  const tiers = [choice.serves, isAble, () => true];
  const cards = tiers.reduce<readonly Card[]>(
    (shown, accepts, tier) =>
      tiers.slice(0, tier).some((better) => isLeft(choice, shown, better))
        ? shown
        : findFillers(choice, shown, accepts),
    withRoles(choice),
  );
  return [...withKnownAndSpanish(choice, cards)];
}
