/** All statements of a card, with their places. */
import type { Place } from '../../contract/card-statements.ts';
import { isGain, isLoss, isPrice } from './changes.ts';
import { consOf } from './cons.ts';
import { prosOf } from './pros.ts';
import type { Change, Label, PlacedStatement, Reason, Statement } from './statements.ts';
import type { Subject } from './subject.ts';

/** What is said of a laptop beside the one that it is compared with. */
export interface Told extends Subject {
  reason: Reason;
  /** `null` where no other laptops are shown. */
  label: Label | null;
  /** Against the other laptop, largest first; empty for that one itself. */
  changes: readonly Change[];
}

/** A card lists at most so many gains, of which its reason names some, and losses; the price comes on top. */
const MOST_GAINS = 3;
const MOST_LOSSES = 2;

const at = (place: Place, statements: readonly Statement[]): PlacedStatement[] =>
  statements.map((statement) => ({ place, statement }));

/** @returns the statements in the order of their places, most relevant first within each */
export function cardStatements(told: Told): PlacedStatement[] {
  const { reason, label, changes } = told;
  const cons = consOf(told);
  const [but] = cons;
  const changed = (side: typeof isGain, most: number): Statement[] =>
    changes
      .filter(side)
      .filter((change, index) => index < most || isPrice(change))
      .map((change) => ({ kind: 'change', change }));
  return [
    ...at('reason', [{ kind: 'reason', reason }]),
    ...at('but', but ? [but] : []),
    ...at('label', label ? [{ kind: 'label', label }] : []),
    ...at('gain', changed(isGain, MOST_GAINS)),
    ...at('loss', changed(isLoss, MOST_LOSSES)),
    ...at('pro', prosOf(told, reason.form === 'serves' ? reason.praise?.criterion : null)),
    ...at('con', cons),
  ];
}
