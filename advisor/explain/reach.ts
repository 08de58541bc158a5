/** Which recommended figures can be had at all for some answers. */
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../needs/attributes.ts';
import type { Ranking } from '../rank/ranking.ts';
import { hasIntegratedGraphics } from './landmarks.ts';
import { isEnough, levelOf } from './levels.ts';

/** Whether some laptop has enough of an attribute, and one of its class is light enough. */
export type Reach = (attribute: Attribute, laptop: Laptop) => boolean;

const LARGE_INCHES = 16;

/** Nobody expects the weight of a small laptop of it. */
const isHeavyClass = (laptop: Laptop): boolean =>
  (laptop.screenInches ?? 0) >= LARGE_INCHES || !hasIntegratedGraphics(laptop);

/** Nothing limits the choice: there is no budget, or no laptop that serves. */
export const REACHES_ALL: Reach = (attribute, laptop) => attribute !== 'weight' || !isHeavyClass(laptop);

/** @returns whether some laptop that serves has enough of an attribute; all of them where none serves */
export function reachIn({ capable, needs }: Ranking): Reach {
  if (capable.length === 0) return REACHES_ALL;
  const known = new Map<string, boolean>();
  return (attribute, laptop) => {
    const isOfClass = attribute === 'weight' && isHeavyClass(laptop) ? isHeavyClass : () => true;
    const key = `${attribute} ${isOfClass === isHeavyClass}`;
    const isReached =
      known.get(key) ?? capable.some(({ laptop: one }) => isOfClass(one) && isEnough(levelOf(needs, attribute, one)));
    known.set(key, isReached);
    return isReached;
  };
}
