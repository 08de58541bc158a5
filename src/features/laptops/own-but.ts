import { decapitalize } from '#contract/spanish-text.ts';
import type { CardStatement } from '#contract/card-statements.ts';

/** These name another card of the result. */
const NAMES_OTHERS: ReadonlySet<string> = new Set(['no-drawback']);

/** @returns the «pero» of a card, or its first con, if it can be read without the other cards */
export function ownBut({ statements }: { statements: readonly CardStatement[] }): string | undefined {
  const readable = statements.filter(({ kind }) => !NAMES_OTHERS.has(kind));
  const text =
    readable.find(({ place }) => place === 'but')?.text ?? readable.find(({ place }) => place === 'con')?.text;
  return text && decapitalize(text);
}
