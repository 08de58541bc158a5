/** All statements of a card, with their places. */
import type { Place } from '../../contract/card-statements.ts';
import { butAmong } from './but.ts';
import { isGain, isLoss, isPrice } from './changes.ts';
import { consOf, prosOf, type Subject } from './pros-and-cons.ts';
import type { Change, Label, PlacedStatement, Reason, Statement } from './statements.ts';

/** What is said of a laptop beside the one that it is compared with. */
export interface Told extends Subject {
  reason: Reason;
  /** `null` where no other laptops are shown. */
  label: Label | null;
  /** Against the other laptop, largest first; empty for that one itself. */
  changes: readonly Change[];
}

/** A card lists at most so many changes of each side, beside the price. */
const MOST_CHANGES = 3;

const at = (place: Place, statements: readonly Statement[]): PlacedStatement[] =>
  statements.map((statement) => ({ place, statement }));

/** @returns the statements in the order of their places, most relevant first within each */
export function cardStatements(told: Told): PlacedStatement[] {
  const { reason, label, changes } = told;
  const cons = consOf(told);
  const but = butAmong(cons, told);
  const changed = (side: typeof isGain): Statement[] =>
    changes
      .filter(side)
      .filter((change, index) => index < MOST_CHANGES || isPrice(change))
      .map((change) => ({ kind: 'change', change }));
  return [
    ...at('reason', [{ kind: 'reason', reason }]),
    ...at('but', but ? [but] : []),
    ...at('label', label ? [{ kind: 'label', label }] : []),
    ...at('gain', changed(isGain)),
    ...at('loss', changed(isLoss)),
    ...at('pro', prosOf(told, reason.form === 'serves' ? reason.praise?.criterion : null)),
    ...at('con', cons),
  ];
}
