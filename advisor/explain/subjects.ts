/** The input for a card's statements: the laptop, the laptops it is compared with, its role and its first line. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { measure } from '../needs/attributes.ts';
import type { Card } from '../roles.ts';
import type { Population } from '../rank/population.ts';
import { isCapable } from '../rank/score.ts';
import type { Shortlist } from '../shortlist.ts';
import { askedCriteria, comparedCriteria, isAttribute } from './target.ts';
import { cardChanges, isGain, isPrice } from './changes.ts';
import { extremesOf } from './extremes.ts';
import type { Change, Label, TargetCriterion, Verdict } from './statements.ts';
import type { Subject } from './assessments.ts';
import { labelsOf, moreLabelsOf } from './labels.ts';
import { praisedCriteria, insteadVerdict, praiseVerdict, servingOf } from './verdict.ts';

interface Seen {
  laptop: Laptop;
  row: number;
  best: Laptop;
  /** The other laptops of a first answer; «more options» are not compared with each other. */
  others: readonly Laptop[];
  changes: readonly Change[];
  label: Label;
  isCapable: boolean;
}

/** The criterion that a label names. */
const criterionOf = (label: Label, needs: Shortlist['needs']): TargetCriterion | null => {
  if (label === 'larger' || label === 'smaller') return 'size';
  if (label === 'gpu') return needs.graphics;
  return comparedCriteria(needs).find((one) => one === label) ?? null;
};

function verdictOf(
  { laptop, row, best, others, changes, label, isCapable: able }: Seen,
  list: Shortlist,
  population: Population,
): Verdict {
  const { answers, needs } = list;
  if (label === 'least-bad') return { form: 'nearest', of: population.size };
  const criteria = comparedCriteria(needs).filter((one) => one !== 'size' || answers.requirements.screenSize === '');
  const isFirst = label === 'best';
  const known = changes.filter(({ criterion }) => criterion !== 'size' || criteria.includes('size'));
  const compared = known.filter(({ criterion }) => criteria.includes(criterion));
  const insteadOf = (some: readonly Change[], leading: TargetCriterion | null): Verdict | null =>
    isFirst ? null : insteadVerdict({ laptop, best, changes: some, leading, isCapable: able, needs });
  const leading = criterionOf(label, needs);
  const instead = insteadOf(compared, leading) ?? insteadOf(known, leading);
  if (instead) return instead;
  // Readers understand «el más ligero» as the lightest of all qualifying laptops, not only of the cards.
  const leads = (criterion: TargetCriterion): boolean =>
    isAttribute(criterion) && population.rankCounts(criterion, row).better === 0;
  const extremes = new Map(
    [...extremesOf(laptop, others, criteria, needs)].filter(([criterion, side]) => side !== 'most' || leads(criterion)),
  );
  // Of what the first card has too, none is a reason to take another.
  const isOwn = (criterion: TargetCriterion): boolean =>
    isFirst || (isAttribute(criterion) && measure(best, criterion) === null);
  const second = isFirst ? others[0] : undefined;
  const fromSecond = second ? cardChanges(laptop, second, list) : [];
  const praised = { laptop, fromSecond, others, criteria, asked: askedCriteria(needs), extremes, needs };
  const price = changes.find(isPrice);
  const context = { isCapable: able, isCheaper: price !== undefined && isGain(price) };
  return (
    praiseVerdict({ ...praised, criteria: criteria.filter(isOwn) }, context) ??
    insteadOf(known, 'price') ??
    praiseVerdict(praised, context) ??
    (able ? { form: 'serves', serving: servingOf(laptop, needs) } : { form: 'affordable' })
  );
}

/**
 * @param cards all cards of the answer
 * @returns one subject per card
 */
export function subjectsOf(list: Shortlist, cards: readonly Card[], population: Population): Subject[] {
  const { columns, answers, needs, best, missed } = list;
  const bestLaptop = columns.laptops[best ?? -1];
  if (!bestLaptop) return [];
  const isFirstAnswer = cards[0]?.role === 'best';
  const shown = cards.flatMap(({ row, role, dominatedBy = null }) => {
    const laptop = columns.laptops[row];
    if (!laptop) return [];
    const changes = row === best ? [] : cardChanges(laptop, bestLaptop, list);
    return [{ laptop, row, role, dominatedBy, changes, isCapable: isCapable(missed[row] ?? 0) }];
  });
  const first = { laptop: bestLaptop, role: null, changes: [], isCapable: population.isCapable };
  const labels = isFirstAnswer ? labelsOf(shown, population.isCapable, needs) : moreLabelsOf(first, shown, needs);
  return shown.map(({ laptop, row, role, dominatedBy, changes, isCapable: able }, index): Subject => {
    const others = isFirstAnswer ? shown.flatMap((other) => (other.laptop === laptop ? [] : [other.laptop])) : [];
    const label = labels[index] ?? 'alternative';
    const verdict = verdictOf(
      { laptop, row, best: bestLaptop, others, changes, label, isCapable: able },
      list,
      population,
    );
    return {
      laptop,
      row,
      role,
      isCapable: able,
      best: bestLaptop,
      dominatedBy: columns.laptops[dominatedBy ?? -1] ?? null,
      others,
      changes,
      ofSecond: isFirstAnswer && index === 0 ? (shown[1]?.changes ?? []) : [],
      verdict,
      label,
      praised: praisedCriteria(verdict),
      answers,
      needs,
      population,
    };
  });
}
