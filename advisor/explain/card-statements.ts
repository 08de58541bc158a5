/** All statements of a card with their places, and what the cards of one answer say, or do not say, because of each other. */
import type { Answers } from '../../contract/answers.ts';
import type { Place } from '../../contract/card-statements.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { CardAnswer } from '../answer.ts';
import type { Needs } from '../needs/needs.ts';
import { isGain, isLoss, isPrice } from './changes.ts';
import { consOf } from './cons.ts';
import { isPlainlyEnough, prosOf } from './pros.ts';
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

/** A Mac beside others has other programs, even where it serves as well as Windows. */
const MAC: PlacedStatement = { place: 'con', statement: { kind: 'system', system: 'macOS', games: false } };

const isMac = ({ laptop }: CardAnswer): boolean => systemOf(laptop) === 'macOS';

/** @returns the cards without pros that all of them have, and with one word about the first Mac among them */
export function besideOthers(
  cards: readonly CardAnswer[],
  { answers, needs }: { answers: Answers; needs: Needs },
): CardAnswer[] {
  const [first = [], ...others] = cards.map(({ statements }) =>
    statements.flatMap(({ place, statement }) =>
      place === 'pro' && isPlainlyEnough(statement, needs) ? statement.attribute : [],
    ),
  );
  const common = others.length === 0 ? [] : first.filter((one) => others.every((plain) => plain.includes(one)));
  const isCommon = ({ place, statement }: PlacedStatement): boolean =>
    place === 'pro' && statement.kind === 'level' && common.includes(statement.attribute);
  const isSaid = cards.some(({ statements }) =>
    statements.some(
      ({ statement }) =>
        statement.kind === 'system' || (statement.kind === 'fact' && statement.fact === 'no-mac-programs'),
    ),
  );
  const mac = answers.requirements.os === '' && !isSaid && !cards.every(isMac) ? cards.find(isMac) : undefined;
  return cards.map((card) => ({
    ...card,
    statements: [...card.statements.filter((one) => !isCommon(one)), ...(card === mac ? [MAC] : [])],
  }));
}
