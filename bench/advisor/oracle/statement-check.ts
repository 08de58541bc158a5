/** Whether each statement of a card is true: its figures recomputed from the records, without the engine's code. */
import type { Attribute } from '#advisor/attributes.ts';
import { CREATION_FOR_3D, NEEDS, PRIORITY_NEEDS, type Triple } from '#advisor/needs-table.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Level, Phrase, Shortfall, Statement, StatementKind, Told, Traits, Verdict } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers, Priority, Purpose } from '#contract/answers.ts';
import { canDo, type Field, missedParts } from './benefit.ts';
import { changeHolds, comparedFigure, gainIn, isAttribute } from './change-check.ts';
import { isDominatedBy, sizeClass } from './oracle.ts';
import { gapOf, isIntegrated, oriented, platformOf } from './parsed-laptop.ts';

/** A card's laptop and what it is shown with, all as these answers pay for them. */
export interface Stated {
  laptop: Laptop;
  best: Laptop;
  /** The other cards of a first answer, in their order. */
  others: readonly Laptop[];
  field: Field;
  needs: Needs;
}

interface Demand {
  by: Purpose | Priority;
  triple: Triple;
}

function demandsOn(attribute: Attribute, { purposes, priorities }: Answers): Demand[] {
  const drawn = purposes.includes('design') && priorities.includes('graphics') && attribute === 'creation';
  return [
    ...(drawn ? [{ by: 'graphics' as const, triple: CREATION_FOR_3D.triple }] : []),
    ...purposes.map((by) => ({ by, triple: NEEDS[by][attribute].triple })),
    ...priorities.flatMap((by) => {
      const need = PRIORITY_NEEDS[by][attribute];
      return need ? [{ by, triple: need.triple }] : [];
    }),
  ];
}

/** On the scale of `VALUE`. @returns the highest figure of all that was chosen */
const hardest = (attribute: Attribute, answers: Answers, index: 0 | 1 | 2): number =>
  Math.max(...demandsOn(attribute, answers).map(({ triple }) => oriented(attribute, triple[index])));

function levelIn(attribute: Attribute, { laptop, field }: Stated): Level | null {
  const value = comparedFigure(laptop, attribute);
  if (value === null) return null;
  if (value >= hardest(attribute, field.answers, 2)) return 'plenty';
  if (value >= hardest(attribute, field.answers, 1)) return 'good';
  return value >= hardest(attribute, field.answers, 0) ? 'scant' : 'short';
}

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

/** Whether it is better than each of the others, or worse, by figures that are all known. */
function isExtreme(criterion: string, side: 'most' | 'least', { laptop, others, needs }: Stated): boolean {
  const sign = side === 'most' ? 1 : -1;
  return others.every((other) => {
    if (criterion === 'price') return Math.sign(-gapOf(laptop, other)) === sign;
    if (criterion === 'size') return Math.sign(gainIn('size', laptop, other, needs) ?? 0) !== -sign;
    if (!isAttribute(criterion)) return false;
    const [own, its] = [comparedFigure(laptop, criterion), comparedFigure(other, criterion)];
    return own !== null && its !== null && Math.sign(own - its) === sign;
  });
}

function phraseHolds({ criterion, form, isGood, isKnown, isMost }: Phrase, stated: Stated): boolean {
  if (isMost && !isExtreme(criterion, 'most', stated)) return false;
  if (criterion === 'size') return stated.laptop.screenInches !== null;
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
    (!verdict.isLeastBad || !able)
  );
}

const traitsHold = ({ isOled, system }: Traits, { laptop, field }: Stated): boolean =>
  isOled === (laptop.panel === 'oled') &&
  (system === null || (system === laptop.os && field.answers.requirements.os !== system) || system === 'windows');

/** Floors that are named, at most, a system that does not serve among them. */
const MAX_NAMED = 3;

function shortfallHolds({ lacking, unknown, hasWrongSystem }: Shortfall, laptop: Laptop, answers: Answers): boolean {
  const missed = missedParts(laptop, answers);
  const parts = [...missed].filter(([part, share]) => part !== 'system' && share > 0).map(([part]) => part);
  // The graphics are named once, for games or for creation.
  const named = parts.length - Number(parts.includes('gpu') && parts.includes('creation'));
  return (
    hasWrongSystem === (missed.get('system') === 1) &&
    lacking.every(
      ({ attribute, isIntegrated: told }) =>
        missed.get(attribute) === 1 &&
        comparedFigure(laptop, attribute) !== null &&
        told === ((attribute === 'gpu' || attribute === 'creation') && isIntegrated(laptop)),
    ) &&
    unknown.every((attribute) => (missed.get(attribute) ?? 0) > 0 && comparedFigure(laptop, attribute) === null) &&
    lacking.length + unknown.length === Math.min(named, MAX_NAMED - Number(hasWrongSystem))
  );
}

function fitHolds({ fit, traits }: Statement<'fit'>, stated: Stated): boolean {
  const { laptop, best, field, needs } = stated;
  if (!canDo(laptop, field.answers) || !traitsHold(traits, stated)) return false;
  const size = field.compared.length;
  switch (fit.form) {
    case 'only':
      return size === 1;
    case 'balanced':
      return laptop.id === best.id && fit.of === size;
    case 'saver':
      return gapOf(laptop, best) < 0;
    case 'more':
      return (gainIn(fit.criterion, laptop, best, needs) ?? 0) > 0;
    case 'strong':
      return ['plenty', 'good'].includes(levelIn(fit.attribute, stated) ?? '');
    case 'same':
    case 'behind':
      return laptop.id !== best.id;
    default:
      return fit satisfies never;
  }
}

const PLAYS = (answers: Answers): boolean =>
  answers.purposes.includes('gaming') || answers.purposes.includes('casualgaming');

type Holds = { readonly [K in StatementKind]: (statement: Statement<K>, stated: Stated) => boolean };

const HOLDS: Holds = {
  level: levelHolds,
  ahead: shareHolds,
  behind: shareHolds,
  spare: ({ euros }, { laptop, field }) => euros > 0 && euros === Math.floor(field.answers.budget - laptop.priceEur),
  exhausted: ({ euros }, { laptop, field }) =>
    euros === Math.floor(field.answers.budget - laptop.priceEur) && euros <= 0.02 * field.answers.budget,
  cheaper: ({ euros }, { laptop, best }) => euros > 0 && -gapOf(laptop, best) === euros,
  dearer: ({ euros }, { laptop, best }) => euros > 0 && gapOf(laptop, best) === euros,
  dominated: ({ by }, { laptop, field }) =>
    field.qualifying.some((other) => other.id === by.id && isDominatedBy(laptop, other)),
  rating: ({ stars, count }, { laptop }) => laptop.rating?.stars === stars && laptop.rating.count === count,
  system: ({ system, games }, { laptop, field }) =>
    system === platformOf(laptop) && system !== 'windows' && games === PLAYS(field.answers),
  size: ({ isLarge }, { laptop, field }) =>
    field.answers.priorities.includes('screen') && isLarge === (sizeClass(laptop.screenInches) ?? '') >= '15',
  unknown: ({ attributes }, { laptop, needs }) =>
    attributes.length > 0 &&
    attributes.every((attribute) => comparedFigure(laptop, attribute) === null && needs.weights[attribute] > 0),
  'foreign-keyboard': (_, { laptop }) => laptop.keyboard === 'other',
  'estimated-price': (_, { laptop }) => !laptop.cost.exact,
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
    isExtreme(criterion, side, stated) && (criterion === 'size') === (size !== null),
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
  'short-fit': ({ isFirst, of, isCapable, shortfall, traits }, stated) => {
    const { laptop, best, field } = stated;
    return (
      !canDo(laptop, field.answers) &&
      isFirst === (laptop.id === best.id) &&
      of === field.compared.length &&
      isCapable === field.anyCapable &&
      shortfallHolds(shortfall, laptop, field.answers) &&
      traitsHold(traits, stated)
    );
  },
};

export function holds<K extends StatementKind>(statement: Statement<K>, stated: Stated): boolean {
  const check: Holds[K] = HOLDS[statement.kind];
  return check(statement, stated);
}
