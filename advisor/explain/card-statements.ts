/** All statements of a card, with their places. */
import { isGain, isLoss } from './changes.ts';
import type { Place } from '../../contract/card-statements.ts';
import type { PlacedStatement, Statement } from './statements.ts';
import type { Subject } from './assessments.ts';
import { prosAndCons } from './pros-cons.ts';
import { mustBeSaid } from './statement-ranks.ts';

/** @returns the statements in the order of their places, most relevant first within each */
export function cardStatements(subject: Subject): PlacedStatement[] {
  const { changes, verdict, label } = subject;
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
    ...at('gain', changesOf(isGain)),
    ...at('loss', changesOf(isLoss)),
    ...at('pro', pros),
    ...at('con', cons),
    ...at('pro', further.pros, true),
    ...at('con', further.cons, true),
  ];
}
