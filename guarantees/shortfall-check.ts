/** Checks which of a laptop's missed floors an answer names. */
import type { Shortfall } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { missedParts } from './benefit.ts';
import { comparedFigure, isIntegrated } from './figures.ts';

/** At most this many floors are named, an unsuitable system included. */
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
  // Games and creation both count graphics, which are named once.
  const named = parts.length - Number(parts.includes('gpu') && parts.includes('creation'));
  return (
    hasWrongSystem === (missed.get('system') === 1) &&
    lacking.every(
      ({ attribute, isIntegrated: isStatedIntegrated }) =>
        missed.get(attribute) === 1 &&
        comparedFigure(laptop, attribute) !== null &&
        isStatedIntegrated === ((attribute === 'gpu' || attribute === 'creation') && isIntegrated(laptop)),
    ) &&
    unknown.every((attribute) => (missed.get(attribute) ?? 0) > 0 && comparedFigure(laptop, attribute) === null) &&
    lacking.length + unknown.length === Math.min(named, most - Number(hasWrongSystem))
  );
}
