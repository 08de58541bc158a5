/**
 * Judges a laptop that the catalogue does not have, by ranking it with those that it has.
 *
 * It is a good buy if it would be a card of the answer, or if it is nearly as good as the first card and nothing
 * ranks before it for the same money. Both hold for all lower prices once they hold for one
 * (docs/decisions/002-advisor.md), so the highest price at which it would be is found as in `price-search.ts`. A price
 * that is no further above that one than our prices err is a good buy, too, and not a sure one.
 */
import type { Answers } from '../../contract/answers.ts';
import type { JudgeAnswer } from '../../contract/advert.ts';
import { couldMeet } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { withLaptop, withoutRow } from '../added-laptop.ts';
import { changesAgainst, mentionedChanges } from '../explain/changes.ts';
import { MAX_LOSS, minUtility } from '../choice.ts';
import { chooseCards } from '../choose/choose-cards.ts';
import type { Columns } from '../columns.ts';
import { normalQuantile } from '../rank/estimates.ts';
import { againstPriority, withFirstCard } from '../choose/first-card.ts';
import { largest, lowestPrice, rankedAt } from '../price-search.ts';
import { notableShare } from '../rank/prices.ts';
import type { Needs } from '../needs/needs.ts';
import { answerOrder, rankOf } from '../ranking.ts';
import { isCapable, utilityPerEuro } from '../rank/score.ts';
import { shortfallOf } from '../explain/shortfall.ts';
import { butOf, statementsBeside } from '../single-card.ts';
import { createScratch, scoreRows, type Shortlist, shortlist } from '../shortlist.ts';
import type { PlacedStatement, Shortfall, MentionedChanges } from '../explain/statements.ts';
import { comparedCriteria } from '../explain/target.ts';
import { type UnknownFigure, unknownFigures } from '../unknown-figures.ts';
import { utilityError } from '../choose/utility-error.ts';
import { type Failure, failuresOf } from '../why.ts';

export interface Judged {
  laptop: Laptop;
  answers: Answers;
  needs: Needs;
  verdict: JudgeAnswer['verdict'];
  /** The highest price in whole euros at which it would be a good buy; `null` if it is one, or never would be. */
  below: number | null;
  /** As in `why.ts`; `null` if it does not qualify. */
  place: number | null;
  of: number;
  /** What to buy instead; `null` if it is the best itself, or nothing qualifies. */
  better: Laptop | null;
  /** Whether the better laptop is the best for these answers, and not only for the same money. */
  isBetterFirst: boolean;
  /** The drawback of the better laptop. */
  betterBut: PlacedStatement | null;
  /** What the better laptop changes. */
  changes: MentionedChanges | null;
  failures: readonly Failure[];
  /** What it lacks; `null` if it is capable of everything chosen. */
  shortfall: Shortfall | null;
  /** What a card would say of it beside the better one. */
  statements: readonly PlacedStatement[];
  unknowns: readonly UnknownFigure[];
  /** Whether the verdict is the same within the errors of its figures. */
  isSure: boolean;
}

/** A laptop that the judged one is compared with. */
interface Rival {
  row: number;
  utility: number;
  /** From this price of the judged laptop on, both cost the same within the error of prices. */
  fromPrice: number;
}

/** The other laptops, without those below the minimum of a priority unless all are. */
function rivalsOf(list: Shortlist, own: Laptop, isAgainst: (row: number) => boolean): Rival[] {
  const { columns, utility } = list;
  const sold = [...list.rows].flatMap((row): Rival[] => {
    const laptop = columns.laptops[row];
    if (!laptop || laptop === own) return [];
    const fromPrice = (columns.price[row] ?? 0) / (1 + notableShare(laptop, own));
    return [{ row, utility: utility[row] ?? 0, fromPrice }];
  });
  const serving = sold.filter(({ row }) => !isAgainst(row));
  return serving.length > 0 ? serving : sold;
}

/** @returns the benefit of a row, which need not qualify, and the floors that it probably misses */
function benefitOf({ columns, answers, tables }: Shortlist, row: number): { benefit: number; missed: number } {
  const scratch = createScratch(columns);
  scoreRows(columns, answers.budget, Int32Array.of(row), scratch, tables);
  return { benefit: scratch.benefit[row] ?? 0, missed: scratch.missed[row] ?? 0 };
}

/** What our prices err by, as a share (docs/decisions/009-cost-and-confidence.md). */
const PRICE_ERROR = 0.04;

/** Within this many standard deviations are 80 % of all errors. */
const SURE_DEVIATIONS = normalQuantile(0.9);

/** Extends the range of places to the place as a card, which may lie outside of it. */
const around = (places: UnknownFigure['places'], rank: number | null): UnknownFigure['places'] =>
  places && rank !== null ? { best: Math.min(places.best, rank), worst: Math.max(places.worst, rank) } : places;

/**
 * @param original columns of the catalogue, for these answers
 * @param known id of the catalogue's laptop that it is, which it replaces, so that it does not compete with itself
 */
export function judge(original: Columns, laptop: Laptop, answers: Answers, known: string | null = null): Judged {
  const knownRow = known === null ? undefined : original.rowOf.get(known);
  const { columns, row } = withLaptop(knownRow === undefined ? original : withoutRow(original, knownRow), laptop);
  const list = withFirstCard(shortlist(columns, answers, createScratch(columns)));
  const { needs, qualifies } = list;
  const { benefit, missed } = benefitOf(list, row);
  const shown = chooseCards(list).map((card) => card.row);
  const failures = failuresOf(laptop, answers);
  const isShort = !isCapable(missed);
  const isAgainst = againstPriority(list);
  const rivals = rivalsOf(list, laptop, isAgainst);
  const isBelowMinimum = isAgainst(row) && rivals.some((rival) => !isAgainst(rival.row));
  // The minimum utility of a card beside the first one; none if it is the first card itself.
  const least = list.best === null || list.best === row ? -Infinity : minUtility(list, list.best, MAX_LOSS.other);
  const perEuro = utilityPerEuro(answers.budget);
  const price = columns.price[row] ?? 0;

  /** Whether nothing beats it for the same money. @param error by which its benefit may be higher */
  const isUnbeaten = (euros: number, error = 0): boolean => {
    const own = benefit + error - perEuro * euros;
    if (isBelowMinimum || own < least) return false;
    return rivals.every(({ utility, fromPrice }) => utility <= own || fromPrice > euros);
  };
  const couldQualify = !isShort && failures.every(({ field }) => field === 'budget');
  const isClearlyGood = couldQualify && failures.length === 0 && (shown.includes(row) || isUnbeaten(price));
  const below = couldQualify && !isClearlyGood ? goodPrice() : null;
  const isNearlyGood = below !== null && failures.length === 0 && price <= below * (1 + PRICE_ERROR);
  const isGood = isClearlyGood || isNearlyGood;

  const first = shown[0] ?? null;
  const order = answerOrder(list, shown);
  const [sameMoney = first] = rivals
    .filter((rival) => rival.fromPrice <= price && rival.utility > benefit - perEuro * price)
    .map((rival) => rival.row)
    .toSorted(order);
  const better = first === row ? null : isGood ? first : sameMoney;
  const rank = qualifies[row] ? rankOf(list, row, shown) : null;
  const isAmongCapable = isCapable(missed) && list.capable > 0;
  const error = SURE_DEVIATIONS * utilityError(laptop, list);
  const isSameWithin = [-error, error].every((moved) => isUnbeaten(price, moved) === isClearlyGood);
  const isKnownFailure = failures.some(
    (failure) =>
      failure.field === 'budget' || failure.field === 'market' || !couldMeet(laptop, failure.field, failure.wanted),
  );
  const instead = columns.laptops[better ?? -1] ?? null;
  const changes = instead && mentionedChanges(changesAgainst(instead, laptop, comparedCriteria(needs), list));
  const praised = changes?.won.map(({ criterion }) => criterion);
  const shortfall = isShort ? shortfallOf(laptop, needs) : null;
  // Unknown figures decide whether it is capable, so a place by its worst figures would be misleading.
  const isOnlyPossible = shortfall !== null && shortfall.lacking.length === 0 && !shortfall.hasWrongSystem;
  const unknowns = unknownFigures(list, row, rank, missed).map(({ attribute, places, decides }) => ({
    attribute,
    decides,
    places: isOnlyPossible ? null : around(places, rank),
  }));
  const judged = {
    laptop,
    answers,
    needs,
    place: isOnlyPossible ? null : rank,
    of: isAmongCapable ? list.capable : list.rows.length,
    better: instead,
    isBetterFirst: better === first,
    betterBut: better === null ? null : butOf(list, better, praised),
    changes,
    failures,
    shortfall,
    statements: statementsBeside(list, row, missed, better),
    unknowns,
    isSure:
      failures.length > 0
        ? isKnownFailure
        : isSameWithin && !isNearlyGood && !isOnlyPossible && !unknowns.some(({ decides }) => decides),
  };
  if (isGood) return { ...judged, verdict: 'good', below: null };
  return { ...judged, verdict: below === null ? 'better' : 'below', below };

  function goodPrice(): number | null {
    const ranked = rankedAt(list, row, createScratch(columns));
    const isShown = (euros: number): boolean => {
      const again = ranked(euros);
      return again.list.best === again.row || chooseCards(again.list).some((card) => card.row === again.row);
    };
    const now = Math.ceil(Math.min(price, answers.budget + 1));
    return largest(lowestPrice(price), now, (euros) => isUnbeaten(euros) || isShown(euros));
  }
}
