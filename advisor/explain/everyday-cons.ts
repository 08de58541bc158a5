/** What speaks against a laptop whatever it is for: everybody carries one some day, and hears it. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, measure } from '../needs/attributes.ts';
import { type Needs, needsOf } from '../needs/needs.ts';
import { isEnough, lackOf, levelOf, MINDED_LACK, NOTABLE_WEIGHT } from './levels.ts';
import type { Statement } from './statements.ts';

const BASICS: readonly Attribute[] = ['battery', 'weight', 'silence'];

const EVERYDAY = needsOf({ purposes: ['office'], priorities: [] });

/** Hours and weight are judged by the needs themselves where they weigh them; they never weigh what everybody hears. */
function isMissed(laptop: Laptop, attribute: Attribute, { weights }: Needs): boolean {
  if (attribute === 'silence') return !isEnough(levelOf(EVERYDAY, attribute, laptop) ?? 'good');
  return weights[attribute] < NOTABLE_WEIGHT && lackOf(EVERYDAY, attribute, laptop) >= MINDED_LACK;
}

const SEEN_ON_SHEETS = ['resolution', 'panel', 'weightKg', 'batteryWh', 'keyboard'] as const;
const MANY_ESTIMATES = 3;

const estimatesOf = ({ sources }: Laptop): number =>
  SEEN_ON_SHEETS.filter((field) => sources[field]?.kind === 'estimated').length;

/**
 * @returns which of hours and weight are unknown, then the first basic figure that daily use would miss; without any,
 *   soldered memory, or that many figures are estimates
 */
export function everydayCons(laptop: Laptop, needs: Needs): Statement[] {
  const missed = BASICS.filter((attribute) => isMissed(laptop, attribute, needs)).flatMap((attribute): Statement[] => {
    const level = levelOf(EVERYDAY, attribute, laptop);
    const { goodFor, triple } = EVERYDAY.targets[attribute];
    if (level === null) return [];
    // A laptop is heard under load, not while writing.
    const demandedBy = attribute === 'silence' ? 'silence' : goodFor;
    return [{ kind: 'level', attribute, level, demandedBy, good: triple[1], isAdvised: false }];
  });
  const unknown = BASICS.filter((attribute) => attribute !== 'silence' && measure(laptop, attribute) === null);
  const cons: Statement[] = [
    ...(unknown.length > 0 ? [{ kind: 'unknown', attributes: unknown } as const] : []),
    ...missed.slice(0, 1),
  ];
  if (cons.length > 0) return cons;
  if (laptop.ramUpgradable === false) return [{ kind: 'fact', fact: 'soldered' }];
  return estimatesOf(laptop) >= MANY_ESTIMATES ? [{ kind: 'fact', fact: 'estimates' }] : [];
}
