/** What another card gains and loses against the first, without what its verdict, pros and cons already say. */
import type { System } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, isGraphics } from '../needs/attributes.ts';
import {
  baselineOf,
  type Difference,
  differences,
  gainsKeyboard,
  type SizeDifference,
  sizeDifference,
  systemDifference,
  WORTH_A_LINE,
} from './differences.ts';
import type { Statement } from './statements.ts';
import type { Subject } from './assessments.ts';
import { fittingSystem } from './other-statements.ts';
import { prosAndCons } from './pros-cons.ts';

export interface Trade {
  laptop: Laptop;
  /** A different system, which is neither gain nor loss. */
  system: Exclude<System, 'unknown'> | null;
  size: SizeDifference | null;
  gain: Difference | null;
  loss: Difference | null;
  gainsKeyboard: boolean;
}

/** @returns the attributes, and the size, that verdict or card already mention; graphics count as one */
function mentionedBy(
  statements: readonly Statement[],
  { praised }: Subject,
): (attribute: Attribute | 'size') => boolean {
  const mentioned = new Set<string>([
    ...praised,
    ...statements.map((statement) => ('attribute' in statement ? statement.attribute : statement.kind)),
  ]);
  const isGraphicsMentioned = mentioned.has('gpu') || mentioned.has('creation');
  return (attribute) =>
    mentioned.has(attribute) || (attribute !== 'size' && isGraphics(attribute) && isGraphicsMentioned);
}

/** @returns `null` if verdict and card already say everything */
export function tradeOf(subject: Subject): Trade | null {
  const { laptop, best, needs } = subject;
  const { pros, cons } = prosAndCons(subject);
  const statements = [...pros, ...cons];
  const isMentioned = mentionedBy(statements, subject);
  const further = differences(laptop, baselineOf(best, laptop), needs).filter(
    ({ attribute, gain }) => !isMentioned(attribute) && Math.abs(gain) >= WORTH_A_LINE,
  );
  const size = isMentioned('size') ? null : sizeDifference(laptop, best, needs);
  const isSystemMentioned = fittingSystem(subject) !== null || statements.some(({ kind }) => kind === 'system');
  const system = isSystemMentioned ? null : systemDifference(laptop, best);
  const gain = further.find((one) => one.gain > 0) ?? null;
  const loss = further.find((one) => one.gain < 0) ?? null;
  // The size is mentioned if nothing with more weight is.
  const isSizeMentioned = size?.side === 'neither' || (size?.side === 'gain' ? !gain : !loss);
  const trade = {
    system,
    size: isSizeMentioned ? size : null,
    gain,
    loss,
    gainsKeyboard: gainsKeyboard(laptop, best),
  };
  // Windows or another size alone is no reason to prefer a laptop.
  const isWorthIt =
    gain !== null || loss !== null || trade.gainsKeyboard || (trade.size && trade.size.side !== 'neither');
  return isWorthIt || (system !== null && system !== 'windows') ? { laptop, ...trade } : null;
}
