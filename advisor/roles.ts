/**
 * The role of each card: the best, a cheaper one that still does everything, one that is better in what was asked for,
 * and one that has what the best lacks. Each role is given once, to the first card of which it is true.
 */
import type { Role } from '../contract/facts.ts';
import type { System } from '../catalogue/derive/laptop-kind.ts';
import { type Attribute, ATTRIBUTES } from './needs/attributes.ts';
import { changesAgainst, isGain } from './explain/changes.ts';
import { MAX_LOSS, minUtility } from './choice.ts';
import { qualityOf, type Shortlist, valueOfRow } from './shortlist.ts';
import { valuedAttributes } from './explain/target.ts';

/** A cheaper laptop must save at least this share and this amount. */
const MIN_SAVING_SHARE = 0.1;
const MIN_SAVING_EUR = 30;

/** Maximum loss of benefit of a saver, as a share of the best card's value. */
const MAX_BENEFIT_LOSS = 0.15;

/** In weighted value. */
const MIN_GAIN = 0.03;
const MIN_BETTER = 0.015;
const OTHER_SIZE_GAIN = 0.04;
const OTHER_SYSTEM_GAIN = 0.03;

export interface Card {
  row: number;
  role: Role | null;
  /** Set only for the last of «more options», which may be dominated. */
  dominatedBy?: number | null;
}

/** Whether a row is clearly cheaper and hardly worse. */
function isSaver(list: Shortlist, best: number, row: number): boolean {
  const { columns, benefit, utility } = list;
  const price = columns.price[best] ?? 0;
  return (
    (columns.price[row] ?? 0) <= Math.min(price * (1 - MIN_SAVING_SHARE), price - MIN_SAVING_EUR) &&
    (utility[row] ?? 0) >= minUtility(list, best, MAX_LOSS.near) &&
    (benefit[row] ?? 0) >= (benefit[best] ?? 0) - MAX_BENEFIT_LOSS * qualityOf(list, best)
  );
}

/** Whether a row has noticeably more of what was asked for most. */
function isBetter(list: Shortlist, best: number, row: number): boolean {
  const asked = valuedAttributes(list.needs);
  const [laptop, bestLaptop] = [list.columns.laptops[row], list.columns.laptops[best]];
  const gain = asked.reduce((sum, one) => sum + gainOf(list, best, row, one), 0);
  return gain >= MIN_BETTER && !!laptop && !!bestLaptop && changesAgainst(laptop, bestLaptop, asked, list).some(isGain);
}

const gainOf = (list: Shortlist, best: number, row: number, attribute: Attribute): number =>
  valueOfRow(list, row, attribute) - valueOfRow(list, best, attribute);

/** Systems that somebody may prefer to another: all programs run on them. */
const isPreferable = (system?: System): boolean => system === 'windows' || system === 'macOS';

/** Whether a row has enough of what the best lacks. */
function isDifferent(list: Shortlist, best: number, row: number): boolean {
  const { kinds, kind } = list.columns;
  const [own, bestKind] = [kinds[kind[row] ?? 0], kinds[kind[best] ?? 0]];
  const gained = ATTRIBUTES.reduce((sum, one) => sum + Math.max(0, gainOf(list, best, row, one)), 0);
  const ofSystem = own?.system !== bestKind?.system && isPreferable(own?.system) ? OTHER_SYSTEM_GAIN : 0;
  return gained + ofSystem + (own?.size === bestKind?.size ? 0 : OTHER_SIZE_GAIN) >= MIN_GAIN;
}

const ROLES = [
  ['saver', isSaver],
  ['better', isBetter],
  ['different', isDifferent],
] as const;

/** @param rows the best first @returns a card for each row */
export function withRoles(list: Shortlist, [best, ...others]: readonly number[]): Card[] {
  if (best === undefined) return [];
  const cards: Card[] = [{ row: best, role: 'best' }];
  for (const row of others) {
    const isFree = (role: Role): boolean => cards.every((card) => card.role !== role);
    const [role = null] = ROLES.find(([one, holds]) => isFree(one) && holds(list, best, row)) ?? [];
    cards.push({ row, role });
  }
  return cards;
}
