/** For whom a laptop is said to be, or what it lacks. */
import type { Shortfall, Statement, Traits } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { canDo, missedParts } from './benefit.ts';
import { gainIn } from './change-check.ts';
import { comparedFigure, gapOf, isIntegrated } from './figures.ts';
import { levelIn, type Stated } from './levels.ts';

const traitsHold = ({ isOled, system }: Traits, { laptop, field }: Stated): boolean =>
  isOled === (laptop.panel === 'oled') &&
  (system === null || (system === laptop.os && field.answers.requirements.os !== system) || system === 'windows');

/** Floors that are named, at most, a system that does not serve among them. */
const MAX_NAMED = 3;

/** @param most parts that may be named */
export function shortfallHolds(
  { lacking, unknown, hasWrongSystem }: Shortfall,
  laptop: Laptop,
  answers: Answers,
  most = MAX_NAMED,
): boolean {
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
    lacking.length + unknown.length === Math.min(named, most - Number(hasWrongSystem))
  );
}

export function fitHolds({ fit, traits }: Statement<'fit'>, stated: Stated): boolean {
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

export function shortFitHolds(statement: Statement<'short-fit'>, stated: Stated): boolean {
  const { isFirst, of, isCapable, shortfall, traits } = statement;
  const { laptop, best, field } = stated;
  return (
    !canDo(laptop, field.answers) &&
    isFirst === (laptop.id === best.id) &&
    of === field.compared.length &&
    isCapable === field.anyCapable &&
    shortfallHolds(shortfall, laptop, field.answers) &&
    traitsHold(traits, stated)
  );
}
