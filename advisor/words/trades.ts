/** What another card gives and costs beside the first, as far as its verdict, pros and cons do not say it. */
import { type Attribute, isGraphics } from '../attributes.ts';
import type { Subject } from './assessments.ts';
import type { Claim } from './claims.ts';
import { baselineOf, differences, keyboardDifference, sizeDifference, systemDifference } from './differences.ts';
import { formatList } from './format.ts';
import { fittingSystem } from './other-claims.ts';
import { claimsInSight } from './pros-cons.ts';

/** Weighted value from which a difference is worth a line of the reason. */
export const WORTH_A_LINE = 0.02;

interface Trade {
  /** «con Windows», «con pantalla de 15,6″»: neither gain nor loss. */
  terms: string[];
  gains: string[];
  losses: string[];
}

/** @returns the attributes, and the size, of which verdict or card speak already; graphics are one */
function toldBy(claims: readonly Claim[], { verdict }: Subject): (attribute: Attribute | 'size') => boolean {
  const told = new Set<string>([
    ...verdict.said,
    ...claims.flatMap((claim) => ('attribute' in claim ? claim.attribute : claim.kind)),
  ]);
  const isGraphicsTold = told.has('gpu') || told.has('creation');
  return (attribute) => told.has(attribute) || (attribute !== 'size' && isGraphics(attribute) && isGraphicsTold);
}

function tradeOf(subject: Subject): Trade {
  const { laptop, best, needs } = subject;
  const claims = claimsInSight(subject);
  const isTold = toldBy(claims, subject);
  const untold = differences(laptop, baselineOf(best), needs).filter(
    ({ attribute, gain }) => !isTold(attribute) && Math.abs(gain) >= WORTH_A_LINE,
  );
  const size = isTold('size') ? null : sizeDifference(laptop, best, needs);
  const keyboard = keyboardDifference(laptop, best);
  const isSystemTold = fittingSystem(subject) !== '' || claims.some(({ kind }) => kind === 'system');
  const system = isSystemTold ? null : systemDifference(laptop, best);
  const sized = (side: 'gain' | 'loss' | 'neither') => (size?.side === side ? [size.text] : []);
  const gains = [...untold.filter(({ gain }) => gain > 0).map(({ text }) => text), ...sized('gain')];
  const losses = [...untold.filter(({ gain }) => gain < 0).map(({ text }) => text), ...sized('loss')];
  return {
    terms: [...(system === null ? [] : [system]), ...sized('neither')],
    gains: keyboard?.side === 'gain' ? [...gains.slice(0, 1), keyboard.text] : gains.slice(0, 1),
    losses: losses.slice(0, 1),
  };
}

/** @returns «X, con macOS, tiene además más memoria (16 GB), pero peor panel (IPS).»; `null` where they say all */
export function tradeSentence(subject: Subject, name: string): string | null {
  const { terms, gains, losses } = tradeOf(subject);
  const but = formatList(losses);
  if (gains.length + losses.length === 0) return terms.length === 0 ? null : `${name} viene ${formatList(terms)}.`;
  const lead = terms.length === 0 ? name : `${name}, ${formatList(terms)},`;
  if (gains.length === 0) return `${lead} tiene a cambio ${but}.`;
  return `${lead} tiene además ${formatList(gains)}${but === '' ? '' : `, pero ${but}`}.`;
}
