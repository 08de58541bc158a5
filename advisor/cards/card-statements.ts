/** All statements of a card, with their places. */
import { changesAgainst, isGain, isLoss } from '../changes.ts';
import { betterThan, extremesOf, extremeStatements } from '../extremes.ts';
import type { Place } from '../../contract/card-statements.ts';
import type { PlacedStatement, Statement } from '../statements.ts';
import { comparedCriteria } from '../target.ts';
import type { Subject } from './assessments.ts';
import { prosAndCons } from './pros-cons.ts';
import { mustBeSaid } from './statement-ranks.ts';

/** Where the best laptop leads; else where it beats one of the others. */
function gainsOfBest({ laptop, others, answers, needs }: Subject): Statement[] {
  const criteria = comparedCriteria(needs);
  const most = extremeStatements(extremesOf(laptop, others, criteria, needs), 'most', laptop, others);
  if (most.length > 0) return most;
  return others.flatMap((other, index) =>
    betterThan(changesAgainst(other, laptop, criteria, { answers, needs }), index + 2),
  );
}

function lossesOfBest({ laptop, others, needs }: Subject): Statement[] {
  const extremes = extremesOf(laptop, others, comparedCriteria(needs), needs);
  return extremeStatements(extremes, 'least', laptop, others);
}

/** @returns the statements in the order of their places, most relevant first within each */
export function cardStatements(subject: Subject): PlacedStatement[] {
  const { laptop, best, changes, verdict, label } = subject;
  const isBest = laptop.id === best.id;
  const { pros, cons, further } = prosAndCons(subject);
  const [but] = cons;
  const changesOf = (side: typeof isGain): Statement[] =>
    changes.filter(side).map((change) => ({ kind: 'change', change }));
  const at = (place: Place, statements: readonly Statement[], isFolded = false): PlacedStatement[] =>
    statements.map((statement) => ({
      place,
      statement,
      isFolded,
      isMandatory: statement === but || mustBeSaid(subject, statement),
    }));
  return [
    ...at('reason', [{ kind: 'verdict', verdict }]),
    ...at('but', but ? [but] : []),
    ...at('label', [{ kind: 'label', label }]),
    ...at('gain', isBest ? gainsOfBest(subject) : changesOf(isGain)),
    ...at('loss', isBest ? lossesOfBest(subject) : changesOf(isLoss)),
    ...at('pro', pros),
    ...at('con', cons),
    ...at('pro', further.pros, true),
    ...at('con', further.cons, true),
  ];
}
