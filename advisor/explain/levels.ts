/** How a laptop's figures stand to the needs, and which recommended figures can be had at all. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, deviationOf, goodness, isGraphics, measure, movedFigure } from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';
import type { Ranking } from '../rank/ranking.ts';
import { hasIntegratedGraphics } from './landmarks.ts';
import type { Level, Serving } from './statements.ts';

/** Attributes below this weight are neither praised nor blamed. */
export const MIN_WEIGHT = 0.03;

/** Attributes below this weight are no reason against a laptop, nor for it before others. */
export const NOTABLE_WEIGHT = 0.06;

/** A known power makes an index surer, but the same graphics are not called short in one laptop and good in another. */
const MIN_GRAPHICS_ERROR = 0.12;

/** @returns the highest figure that a chip's index may stand for; other figures as they are */
function withinError(laptop: Laptop, attribute: Attribute, value: number): number {
  if (attribute !== 'cpu' && !isGraphics(attribute)) return value;
  const deviation = deviationOf(laptop, attribute);
  return movedFigure(attribute, value, isGraphics(attribute) ? Math.max(deviation, MIN_GRAPHICS_ERROR) : deviation);
}

/** A chip is too slow only if it is so by more than the error of its index. @returns `null` for an unknown figure */
export function levelOf(needs: Needs, attribute: Attribute, laptop: Laptop): Level | null {
  const value = measure(laptop, attribute);
  if (value === null) return null;
  const [minimum, good, plenty] = needs.targets[attribute].triple;
  const reaches = (own: number, figure: number) => goodness(attribute, own) >= goodness(attribute, figure);
  if (reaches(value, plenty)) return 'plenty';
  const likely = withinError(laptop, attribute, value);
  if (reaches(likely, good)) return 'good';
  return reaches(likely, minimum) ? 'scant' : 'short';
}

/** @returns by which share of the recommended figure the laptop's falls short of it; 0 if it reaches it */
export function lackOf(needs: Needs, attribute: Attribute, laptop: Laptop): number {
  const value = measure(laptop, attribute);
  const [, good] = needs.targets[attribute].triple;
  return value === null ? 0 : Math.max(0, (goodness(attribute, good) - goodness(attribute, value)) / good);
}

/** A smaller lack of the recommended figure is nothing that a visitor would mind. */
export const MINDED_LACK = 0.15;

export const isEnough = (level: Level | null): level is 'plenty' | 'good' => level === 'plenty' || level === 'good';

/** What limits the purposes: the processor, and the graphics if they count. */
const CHIPS = ['cpu', 'gpu', 'creation'] as const;

/** @returns how well a capable laptop serves what was chosen */
export function servingOf(laptop: Laptop, needs: Needs): Serving {
  const levels = CHIPS.filter((chip) => needs.weights[chip] >= NOTABLE_WEIGHT).map((chip) =>
    levelOf(needs, chip, laptop),
  );
  if (levels.every((level) => level === 'plenty')) return 'plenty';
  return levels.every(isEnough) ? 'good' : 'enough';
}

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
