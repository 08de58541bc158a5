import type { CardStatement } from '#contract/card-statements.ts';

/** These name another card of the result. */
const NAMES_OTHERS: ReadonlySet<string> = new Set(['no-drawback', 'seen-abroad']);

/** @returns the «pero» of a card, if it can be read without the other cards */
export const ownBut = ({ statements }: { statements: readonly CardStatement[] }): string | undefined =>
  statements.find(({ place, kind }) => place === 'but' && !NAMES_OTHERS.has(kind))?.text;
