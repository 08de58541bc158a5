/** All statements of a card with their places, and what the cards of one answer say, or do not say, because of each other. */
import type { Answers } from '../../contract/answers.ts';
import type { Place } from '../../contract/card-statements.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import { systemOf } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { CardAnswer } from '../answer.ts';
import type { Card } from '../choose/choose-cards.ts';
import { goodness, measure } from '../needs/attributes.ts';
import type { Needs, TargetCriterion } from '../needs/needs.ts';
import { isGain, isLoss, isNameable, isPrice } from './changes.ts';
import { consOf } from './cons.ts';
import type { Subject } from './levels.ts';
import { isPlainlyEnough, prosOf } from './pros.ts';
import type { Change, Label, PlacedStatement, Reason, Statement } from './statements.ts';

/** What is said of a laptop beside the one that it is compared with. */
export interface Told extends Subject {
  reason: Reason;
  /** `null` for a laptop that is no card of a first answer. */
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
  // What its colours are says more of a screen than its kind.
  const isScreenBlamed = cons.some((one) => one.kind === 'fact' && one.fact.endsWith('-colour'));
  const changed = (side: typeof isGain, most: number): Statement[] =>
    changes
      .filter((change) => side(change) && !(isScreenBlamed && change.criterion === 'panel'))
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

/** Whether none of the others has more of what a laptop gains over the first. */
function leadsIn(change: Change, laptop: Laptop, others: readonly Laptop[]): boolean {
  const { criterion } = change;
  if (criterion === 'price') return others.every((other) => totalCost(laptop) < totalCost(other));
  return others.every((other) => {
    if (criterion === 'size') {
      const [own, its] = [laptop.screenInches ?? 0, other.screenInches ?? 0];
      return change.form === 'size' && change.isLarger ? own >= its : own <= its;
    }
    const [own, its] = [measure(laptop, criterion), measure(other, criterion)];
    return own !== null && (its === null || goodness(criterion, own) >= goodness(criterion, its));
  });
}

function labelFor(change: Change): Label {
  if (change.form === 'size') return change.isLarger ? 'larger' : 'smaller';
  // Both figures of the graphics have the same label.
  return change.criterion === 'creation' ? 'gpu' : change.criterion;
}

/** @returns the criterion that a label names */
export function criterionOf(label: Label, needs: Needs): TargetCriterion | null {
  if (label === 'larger' || label === 'smaller') return 'size';
  if (label === 'gpu') return needs.graphics;
  return needs.comparedCriteria.find((one) => one === label) ?? null;
}

/** @returns the gains that may be the label: the price of a saver, then what was asked for most, then the others */
function namingGains(changes: readonly Change[], role: Card['role'], needs: Needs): Change[] {
  const asked = needs.mostAsked;
  const rank = (change: Change): number => {
    if (isPrice(change)) return role === 'saver' ? 0 : 2;
    return asked.includes(change.criterion) ? 1 : 2;
  };
  return changes.filter((change) => isNameable(change, needs)).toSorted((a, b) => rank(a) - rank(b));
}

/**
 * @param cards of a first answer, best first
 * @param changes of each card against the first one
 * @param isAbroad whether no laptop sold in Spain serves
 * @returns a different label for each card
 */
export function labelsOf(
  cards: readonly Card[],
  changes: readonly (readonly Change[])[],
  { needs, isAbroad }: { needs: Needs; isAbroad: boolean },
): Label[] {
  const used = new Set<Label>();
  return cards.map((card, index) => {
    const others = cards.flatMap((other) => (other === card ? [] : other.laptop));
    const gains = namingGains(changes[index] ?? [], card.role, needs).filter((one) =>
      leadsIn(one, card.laptop, others),
    );
    const candidates: Label[] =
      index === 0
        ? [isAbroad ? 'abroad' : card.isCapable ? 'best' : 'least-bad']
        : [
            ...(cards[0]?.isCapable && !card.isCapable ? (['short'] as const) : []),
            ...(card.role === 'balanced' || card.role === 'usual-windows' ? [card.role] : []),
            ...gains.map(labelFor),
            'alternative',
            'another',
          ];
    const label = candidates.find((one) => !used.has(one)) ?? 'another';
    used.add(label);
    return label;
  });
}

/** A Mac beside others has other programs, even where it serves as well as Windows. */
const MAC: PlacedStatement = { place: 'con', statement: { kind: 'system', system: 'macOS', games: false } };

const isMac = ({ laptop }: CardAnswer): boolean => systemOf(laptop) === 'macOS';

/** @returns the cards without plain pros that all of them have, where others remain, and with one word about the first Mac among them */
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
  const isSaid = cards.some(({ statements }) => statements.some(({ statement }) => statement.kind === 'system'));
  const mac = answers.requirements.os === '' && !isSaid && !cards.every(isMac) ? cards.find(isMac) : undefined;
  return cards.map((card) => {
    const telling = card.statements.filter((one) => !isCommon(one));
    const statements = telling.some(({ place }) => place === 'pro') ? telling : card.statements;
    return { ...card, statements: [...statements, ...(card === mac ? [MAC] : [])] };
  });
}
