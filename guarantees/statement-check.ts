/** Whether each statement of a card is true: its figures recomputed from the records, without the engine's code. */
import type { Phrase, Statement, StatementKind, Told, Verdict } from '#advisor/statements.ts';
import type { Answers } from '#contract/answers.ts';
import { canDo } from './benefit.ts';
import { changeHolds, gainIn } from './change-check.ts';
import { comparedFigure, gapOf, isAttribute, oriented, platformOf } from './figures.ts';
import { fitHolds, shortFitHolds } from './fit-check.ts';
import { demandsOn, hardest, levelIn, type Stated } from './levels.ts';
import { uncertainFigures } from './likely-figures.ts';
import { isDominatedBy, sizeClass } from './oracle.ts';

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

function shareHolds({ kind, attribute, share }: Statement<'ahead' | 'behind'>, { laptop, field }: Stated): boolean {
  const own = comparedFigure(laptop, attribute);
  const others = field.compared.filter(({ id }) => id !== laptop.id);
  const known = others.flatMap((other) => comparedFigure(other, attribute) ?? []);
  if (own === null) return false;
  const count = known.filter((value) => (kind === 'ahead' ? value < own : value > own)).length;
  return share.count === count && share.others === known.length && share.partial === known.length < others.length;
}

const SIZES = ['13', '14', '15', '16', '17'] as const;

/** Inches from which another size is seen. */
const OTHER_SIZE = 1;

function sizeAmong({ laptop, others }: Stated): Statement<'extreme'>['size'] {
  const gaps = others.map(({ screenInches }) => (laptop.screenInches ?? Number.NaN) - (screenInches ?? Number.NaN));
  if (!gaps.every((gap) => Math.abs(gap) >= OTHER_SIZE)) return null;
  const larger = gaps.filter((gap) => gap > 0).length;
  if (larger === gaps.length) return 'largest';
  return larger === 0 ? 'smallest' : 'between';
}

/** Whether it is better than each of the others, or worse, by figures that are all known. */
function isExtreme(criterion: string, side: 'most' | 'least', { laptop, others, needs }: Stated): boolean {
  const sign = side === 'most' ? 1 : -1;
  return others.every((other) => {
    if (criterion === 'price') return Math.sign(-gapOf(laptop, other)) === sign;
    if (criterion === 'size') return Math.sign(gainIn('size', laptop, other, needs) ?? 0) === sign;
    if (!isAttribute(criterion)) return false;
    const [own, its] = [comparedFigure(laptop, criterion), comparedFigure(other, criterion)];
    return own !== null && its !== null && Math.sign(own - its) === sign;
  });
}

/** Good, or on which side of a better size it lies. */
function sizeForm({ laptop, needs }: Stated): Phrase['form'] | null {
  const own = sizeClass(laptop.screenInches);
  if (own === null) return null;
  const fit = needs.sizeFit(own) ?? 0;
  if (fit >= 0.7) return 'plain';
  return SIZES.some((size) => size > own && (needs.sizeFit(size) ?? 0) > fit) ? 'small' : 'large';
}

function phraseHolds({ criterion, form, isGood, isKnown, isMost }: Phrase, stated: Stated): boolean {
  if (isMost && !isExtreme(criterion, 'most', stated)) return false;
  if (criterion === 'size') return form === sizeForm(stated) && isGood === (form === 'plain');
  const level = levelIn(criterion, stated);
  if (level === null) return form === 'unknown' && !isKnown && !isGood;
  if (isGood !== (level === 'plenty' || level === 'good')) return false;
  return form === 'plain' ? isGood && isMost : form === level;
}

const toldHolds = ({ won, lost, price }: Told, { laptop, best, needs }: Stated): boolean =>
  [...won, ...lost, ...(price ? [price] : [])].every((change) => changeHolds(change, laptop, best, needs)) &&
  won.every(({ gain }) => gain > 0) &&
  lost.every(({ gain }) => gain < 0);

function verdictHolds(verdict: Verdict, stated: Stated): boolean {
  const { laptop, others, field } = stated;
  const able = canDo(laptop, field.answers);
  if (verdict.form === 'trade')
    return verdict.isShort === (!able && field.anyCapable) && toldHolds(verdict.told, stated);
  if (verdict.form === 'unknown') return true;
  return (
    verdict.phrases.every((phrase) => phraseHolds(phrase, stated)) &&
    verdict.shown === others.length + 1 &&
    verdict.isLeastBad === (!able && verdict.phrases.some(({ isGood }) => !isGood))
  );
}

/** Odds are told in hundredths. */
const ODDS_ROUNDING = 0.0051;

/** Whether these are the odds that a shop asks for more than the budget. */
export function isOverBudget(odds: number, { laptop, field }: Stated): boolean {
  const price = uncertainFigures(laptop).get('cost');
  return Math.abs(odds - (price ? 1 - price.below(field.answers.budget) : 0)) < ODDS_ROUNDING;
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
  // The games and programs advise eight gigabytes.
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
  'estimated-price': (_, { laptop }) => !laptop.cost.exact,
  'over-budget': ({ odds }, stated) => isOverBudget(odds, stated),
  outdone: ({ option, change }, { laptop, others, needs }) => {
    const other = others[option - 2];
    return other !== undefined && change.gain > 0 && changeHolds(change, other, laptop, needs);
  },
  'not-cheapest': ({ count, lowestPrice }, { laptop, field }) =>
    count === field.compared.filter(({ priceEur }) => priceEur < laptop.priceEur).length &&
    lowestPrice === Math.min(...field.compared.map(({ priceEur }) => priceEur)),
  'price-date': ({ date }, { laptop }) => date === laptop.priceDate,
  change: ({ change }, { laptop, best, needs }) => changeHolds(change, laptop, best, needs),
  extreme: ({ criterion, side, size }, stated) =>
    isExtreme(criterion, side, stated) && size === (criterion === 'size' ? sizeAmong(stated) : null),
  'only-known': ({ attributes }, { laptop, others }) =>
    attributes.every(
      (attribute) =>
        comparedFigure(laptop, attribute) !== null &&
        others.every((other) => comparedFigure(other, attribute) === null),
    ),
  'better-than': ({ criterion, option }, { laptop, others, needs }) => {
    const other = others[option - 2];
    return other !== undefined && (gainIn(criterion, laptop, other, needs) ?? 0) > 0;
  },
  verdict: ({ verdict }, stated) => verdictHolds(verdict, stated),
  advantage: ({ criterion }, { laptop, best, field, needs }) =>
    criterion === null
      ? field.anyCapable && !canDo(laptop, field.answers)
      : (gainIn(criterion, laptop, best, needs) ?? 0) > 0,
  fit: fitHolds,
  'short-fit': shortFitHolds,
};

export function holds<K extends StatementKind>(statement: Statement<K>, stated: Stated): boolean {
  const check: Holds[K] = HOLDS[statement.kind];
  return check(statement, stated);
}
