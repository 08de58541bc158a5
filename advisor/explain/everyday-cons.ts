/** What speaks against a laptop whatever it is for: everybody carries one some day, and hears it. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, measure } from '../needs/attributes.ts';
import { needsOf } from '../needs/needs.ts';
import { isEnough, levelOf } from './levels.ts';
import type { Statement } from './statements.ts';

const BASICS: readonly Attribute[] = ['battery', 'weight', 'silence'];

const EVERYDAY = needsOf({ purposes: ['office'], priorities: [] });

/** @returns which of hours and weight are unknown, then the first basic figure that daily use would miss, then soldered memory */
export function everydayCons(laptop: Laptop): Statement[] {
  const missed = BASICS.flatMap((attribute): Statement[] => {
    const level = levelOf(EVERYDAY, attribute, laptop);
    const { goodFor, triple } = EVERYDAY.targets[attribute];
    if (level === null || isEnough(level)) return [];
    // A laptop is heard under load, not while writing.
    const demandedBy = attribute === 'silence' ? 'silence' : goodFor;
    return [{ kind: 'level', attribute, level, demandedBy, good: triple[1], isAdvised: false }];
  });
  const unknown = BASICS.filter((attribute) => attribute !== 'silence' && measure(laptop, attribute) === null);
  const cons: Statement[] = [
    ...(unknown.length > 0 ? [{ kind: 'unknown', attributes: unknown } as const] : []),
    ...missed.slice(0, 1),
  ];
  return cons.length === 0 && laptop.ramUpgradable === false ? [{ kind: 'fact', fact: 'soldered' }] : cons;
}
