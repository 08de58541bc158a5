/**
 * Checks whether each statement of a card is true. All figures are recomputed from the records, without the engine's
 * code.
 */
import type {
  AgainstSecond,
  OtherCard,
  Change,
  Kept,
  Level,
  Praise,
  Saving,
  Serving,
  Statement,
  StatementKind,
  TargetCriterion,
  Verdict,
} from '#advisor/statements.ts';
import type { Attribute } from '#advisor/attributes.ts';
import { askedCriteria } from '#advisor/target.ts';
import type { Answers } from '#contract/answers.ts';
import { canDo } from './benefit.ts';
import { changeHolds } from './change-check.ts';
import { comparedFigure, gapOf, isAttribute, oriented, platformOf } from './figures.ts';
import { labelHolds } from './label-check.ts';
import { shortfallHolds } from './shortfall-check.ts';
import { demandsOn, hardest, levelIn, type Stated } from './levels.ts';
import { priceOddsUpTo } from './likely-price.ts';
import { isDominatedBy, isSeenInSpain, sizeClass } from './oracle.ts';

function levelHolds({ attribute, level, demandedBy, good }: Statement<'level'>, stated: Stated): boolean {
  const { answers } = stated.field;
  const index = level === 'plenty' ? 2 : 1;
  return (
    levelIn(attribute, stated) === level &&
    oriented(attribute, good) === hardest(attribute, answers, 1) &&
    demandsOn(attribute, answers).some(
      ({ by, triple }) =>
        by === demandedBy && oriented(attribute, triple[index]) === hardest(attribute, answers, index),
    )
  );
}

/** Of how many others it is better or worse than how large a share: the median is neither ahead nor behind. */
const CLEARLY_MOST = { share: 0.7, others: 5 } as const;

function shareHolds({ kind, attribute, share }: Statement<'ahead' | 'behind'>, { laptop, field }: Stated): boolean {
  const own = comparedFigure(laptop, attribute);
  const others = field.compared.filter(({ id }) => id !== laptop.id);
  const known = others.flatMap((other) => comparedFigure(other, attribute) ?? []);
  if (own === null) return false;
  const count = known.filter((value) => (kind === 'ahead' ? value < own : value > own)).length;
  const isMost = count >= CLEARLY_MOST.share * known.length && known.length >= CLEARLY_MOST.others;
  return (
    isMost && share.count === count && share.others === known.length && share.partial === known.length < others.length
  );
}

/** Whether it is better than each of the others, with all figures known. */
function isBest(attribute: Attribute, { laptop, others }: Stated): boolean {
  const own = comparedFigure(laptop, attribute) ?? -Infinity;
  return others.every((other) => own > (comparedFigure(other, attribute) ?? Infinity));
}

/** A chip is praised for several purposes by its lowest level among them. */
function isServing(serving: Serving | null, stated: Stated): boolean {
  if (serving === null) return true;
  if (!canDo(stated.laptop, stated.field.answers)) return false;
  const levels = (['cpu', 'gpu', 'creation'] as const)
    .filter((chip) => stated.needs.weights[chip] >= COMPARED)
    .map((chip) => levelIn(chip, stated));
  const isAll = (...those: (Level | null)[]): boolean => levels.every((level) => those.includes(level));
  return serving === (isAll('plenty') ? 'plenty' : isAll('plenty', 'good') ? 'good' : 'enough');
}

/** Criteria with a lower weight are not compared. */
const COMPARED = 0.06;

/** Whether no laptop that qualifies has a better figure. */
function leadsAll(attribute: Attribute, { laptop, field }: Stated): boolean {
  const own = comparedFigure(laptop, attribute) ?? -Infinity;
  return field.compared.every((other) => (comparedFigure(other, attribute) ?? -Infinity) <= own);
}

/** Unknown figures are not praised, and low ones only if no other is higher. */
function praiseHolds({ criterion, level, isMost }: Praise, stated: Stated): boolean {
  if (isMost && !(isAttribute(criterion) && isBest(criterion, stated) && leadsAll(criterion, stated))) return false;
  if (criterion !== 'size') return levelIn(criterion, stated) === level && (level !== 'scant' || isMost);
  const own = sizeClass(stated.laptop.screenInches);
  return own !== null && level === 'good' && (stated.needs.sizeFit(own) ?? 0) >= 0.7;
}

/** Whether it is cheaper than the first card or better in a criterion. */
const gainHolds = (change: Change | null, { laptop, best, needs }: Stated): boolean =>
  change === null || (change.gain > 0 && changeHolds(change, laptop, best, needs));

/** Whether the first card may name it so. */
function isOtherCard({ laptop: named, option, hasOwnBrand }: OtherCard, { laptop, best, others }: Stated): boolean {
  const brands = [laptop, ...others].map(({ brand }) => brand);
  const isOwn = brands.indexOf(named.brand) === brands.lastIndexOf(named.brand);
  return laptop.id === best.id && others[option - 2]?.id === named.id && hasOwnBrand === isOwn;
}

/** Whether one of the first two cards is better than the other in a criterion. */
export function isOverSecond(
  { change, second: named }: AgainstSecond,
  stated: Stated,
  ahead: 'first' | 'second',
): boolean {
  const { laptop, others, needs } = stated;
  const [second] = others;
  if (!second || named.option !== 2 || !isOtherCard(named, stated) || change.gain <= 0) return false;
  return ahead === 'first' ? changeHolds(change, laptop, second, needs) : changeHolds(change, second, laptop, needs);
}

/** Nobody notices less than 5 %. */
const isAlike = (own: number | null, other: number | null): boolean =>
  own !== null && other !== null && Math.abs(own - other) < 0.05 * Math.max(Math.abs(own), Math.abs(other));

/** Of what was asked for and the chip that counts most, a good figure that nobody would tell from the first card's. */
function keptHolds(kept: Kept | null, stated: Stated): boolean {
  const { laptop, best, needs } = stated;
  const chip = Math.max(needs.weights.cpu, needs.weights.gpu, needs.weights.creation);
  const counts = (['cpu', 'gpu', 'creation'] as const).find((one) => needs.weights[one] === chip);
  const named = [...askedCriteria(needs), ...(counts ? [counts] : [])];
  const isKept = (attribute: TargetCriterion): boolean =>
    isAttribute(attribute) &&
    attribute !== 'silence' &&
    attribute !== 'build' &&
    ['good', 'plenty'].includes(levelIn(attribute, stated) ?? '') &&
    isAlike(comparedFigure(laptop, attribute), comparedFigure(best, attribute));
  return kept === null || (kept.best.id === best.id && kept.attribute === named.find(isKept));
}

const isSaving = (saving: Saving, { laptop, best, others }: Stated): boolean =>
  (saving === 'cheapest' ? others : [best]).every((other) => gapOf(laptop, other) < 0);

function verdictHolds(verdict: Verdict, stated: Stated): boolean {
  const { laptop, best, field, needs } = stated;
  const able = canDo(laptop, field.answers);
  switch (verdict.form) {
    case 'praise':
      return (
        verdict.praises.length > 0 &&
        verdict.praises.every((praise) => praiseHolds(praise, stated)) &&
        isServing(verdict.serving, stated) &&
        (verdict.saving === null || isSaving(verdict.saving, stated))
      );
    case 'instead':
      return (
        (verdict.gain !== null || (verdict.isPriceFirst && verdict.price !== null)) &&
        gainHolds(verdict.gain, stated) &&
        (verdict.price === null || changeHolds(verdict.price, laptop, best, needs)) &&
        keptHolds(verdict.kept, stated) &&
        isServing(verdict.serving, stated)
      );
    case 'only-spanish':
      return (
        able &&
        laptop.id === best.id &&
        isSeenInSpain(laptop) &&
        !stated.others.some(isSeenInSpain) &&
        (verdict.praise ? praiseHolds(verdict.praise, stated) : isServing(verdict.serving, stated))
      );
    case 'serves':
      return able && isServing(verdict.serving, stated);
    case 'nearest':
      return !field.anyCapable && laptop.id === best.id && verdict.of === field.compared.length;
    case 'affordable':
      return !able;
    default:
      return verdict satisfies never;
  }
}

/** Odds are shown in hundredths. */
const ODDS_ROUNDING = 0.0051;

/** Whether these are the odds that a shop asks for more than the budget. */
export function isOverBudget(odds: number, { laptop, field }: Stated): boolean {
  const expected = laptop.cost.exact ? 0 : 1 - priceOddsUpTo(field.answers.budget, laptop);
  return Math.abs(odds - expected) < ODDS_ROUNDING;
}

const PLAYS = (answers: Answers): boolean =>
  answers.purposes.includes('gaming') || answers.purposes.includes('casualgaming');

type Holds = { readonly [K in StatementKind]: (statement: Statement<K>, stated: Stated) => boolean };

const HOLDS: Holds = {
  level: levelHolds,
  ahead: shareHolds,
  behind: shareHolds,
  spare: ({ euros }, { laptop, field }) =>
    canDo(laptop, field.answers) && euros > 0 && euros === Math.floor(field.answers.budget - laptop.priceEur),
  exhausted: ({ euros }, { laptop, field }) =>
    euros === Math.floor(field.answers.budget - laptop.priceEur) && euros <= 0.02 * field.answers.budget,
  cheaper: ({ euros }, { laptop, best }) => euros > 0 && -gapOf(laptop, best) === euros,
  dearer: ({ euros }, { laptop, best }) => euros > 0 && gapOf(laptop, best) === euros,
  dominated: ({ by }, { laptop, field }) =>
    field.qualifying.some((other) => other.id === by.id && isDominatedBy(laptop, other)),
  rating: ({ stars, count }, { laptop }) => laptop.rating?.stars === stars && laptop.rating.count === count,
  system: ({ system, games }, { laptop, field }) =>
    system === platformOf(laptop) && system !== 'windows' && games === PLAYS(field.answers),
  size: ({ isLarge, games }, { laptop, field }) =>
    field.answers.priorities.includes('screen') &&
    games === field.answers.purposes.every((purpose) => purpose.endsWith('gaming')) &&
    isLarge === (sizeClass(laptop.screenInches) ?? '') >= '15',
  // Games and programs recommend eight gigabytes.
  'video-memory': ({ gigabytes, good, use }, { laptop, field }) =>
    gigabytes === laptop.videoMemoryGb &&
    good === 8 &&
    field.answers.purposes.some((purpose) => purpose === (use === '3d' ? 'design' : use)) &&
    (use !== '3d' || field.answers.priorities.includes('graphics')),
  fanless: (_, { laptop }) => laptop.silence === 100,
  throttles: (_, { laptop }) => laptop.silence === 100,
  unknown: ({ attributes }, { laptop, needs }) =>
    attributes.length > 0 &&
    attributes.every((attribute) => comparedFigure(laptop, attribute) === null && needs.weights[attribute] > 0),
  'foreign-keyboard': (_, { laptop }) => laptop.keyboard === 'other',
  'seen-abroad': ({ instead }, stated) =>
    stated.laptop.keyboard === null &&
    stated.laptop.priceBasis !== 'listed-es' &&
    (instead === null || (isSeenInSpain(instead.laptop) && isOtherCard(instead, stated))),
  'estimated-price': (_, { laptop }) => !laptop.cost.exact,
  'over-budget': ({ odds }, stated) => isOverBudget(odds, stated),
  // Nothing that counts falls short, and the tightest has less than plenty.
  'no-drawback': ({ tightest, second }, stated) =>
    canDo(stated.laptop, stated.field.answers) &&
    (second === null || (tightest === null && isOverSecond(second, stated, 'second'))) &&
    (tightest === null || !['plenty', 'short', null].includes(levelIn(tightest, stated))),
  change: ({ change }, { laptop, best, needs }) => changeHolds(change, laptop, best, needs),
  verdict: ({ verdict }, stated) => verdictHolds(verdict, stated),
  label: ({ label }, stated) => labelHolds(label, stated),
  shortfall: ({ shortfall }, { laptop, field }) =>
    !canDo(laptop, field.answers) && shortfallHolds(shortfall, laptop, field.answers),
};

export function holds<K extends StatementKind>(statement: Statement<K>, stated: Stated): boolean {
  const check: Holds[K] = HOLDS[statement.kind];
  return check(statement, stated);
}
