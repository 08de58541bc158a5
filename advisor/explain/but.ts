/** The one drawback of a laptop that is said at first sight. */
import { askedAttributes, mostAsked } from '../needs/criteria.ts';
import { fitOf, FITS_WELL } from '../rank/fit.ts';
import { REPLACED, type Subject } from './pros-and-cons.ts';
import type { Statement } from './statements.ts';

/** Memory below this is always told: most of it cannot be added later. */
const LITTLE_MEMORY_GB = 16;

/** Whether a drawback has to be said at first sight. */
function isBut(statement: Statement, { laptop, needs }: Subject): boolean {
  if (statement.kind === 'shortfall') return true;
  // The price counts a missing Windows.
  if (statement.kind === 'system') return !REPLACED.has(statement.system);
  if (statement.kind === 'fact') return statement.fact === 'foreign-keyboard' || statement.fact === 'abroad';
  if (statement.kind === 'unknown')
    return statement.attributes.some((attribute) => askedAttributes(needs).includes(attribute));
  if (statement.kind !== 'level') return false;
  const isLittleMemory = statement.attribute === 'ram' && (laptop.ramGb ?? LITTLE_MEMORY_GB) < LITTLE_MEMORY_GB;
  // What no laptop has within the budget is against none of them, unless it was asked for.
  const asked = statement.isAdvised ? mostAsked(needs) : askedAttributes(needs);
  return isLittleMemory || asked.some((one) => one === statement.attribute);
}

/** Whether a drawback is a reason why a laptop does not fit well. */
const isLack = ({ kind }: Statement): boolean => kind === 'level' || kind === 'unknown' || kind === 'video-memory';

/** @returns the drawback that is said at first sight: one that has to be, or what a laptop lacks that does not fit well */
export function butAmong(cons: readonly Statement[], subject: Subject): Statement | undefined {
  const fitsWell = fitOf(subject.laptop, subject.needs) >= FITS_WELL;
  return cons.find((con) => isBut(con, subject)) ?? (fitsWell ? undefined : cons.find(isLack));
}
