/** Which recommended figures can be had at all for some answers. */
import type { Attribute } from '../needs/attributes.ts';
import type { Ranking } from '../rank/ranking.ts';
import { isEnough, levelOf } from './levels.ts';

/** Whether some laptop has enough of an attribute. */
export type Reach = (attribute: Attribute) => boolean;

/** Nothing limits the choice: there is no budget, or no laptop that serves. */
export const REACHES_ALL: Reach = () => true;

/** @returns whether some laptop that serves has enough of an attribute; all of them where none serves */
export function reachIn({ capable, needs }: Ranking): Reach {
  if (capable.length === 0) return REACHES_ALL;
  const known = new Map<Attribute, boolean>();
  return (attribute) => {
    const isReached = known.get(attribute) ?? capable.some(({ laptop }) => isEnough(levelOf(needs, attribute, laptop)));
    known.set(attribute, isReached);
    return isReached;
  };
}
