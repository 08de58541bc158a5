/** The floors that a laptop misses if it is not capable. */
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure } from '../needs/attributes.ts';
import { namesGraphicsFirst } from './differences.ts';
import { hasIntegratedGraphics } from './landmarks.ts';
import type { Needs } from '../needs/needs.ts';
import { floorRisk } from '../rank/score.ts';
import type { Shortfall } from './statements.ts';

/** Maximum number of named floors, those with the highest weight. */
const MAX_NAMED = 3;

export function shortfallOf(laptop: Laptop, needs: Needs, most = MAX_NAMED): Shortfall {
  const hasWrongSystem = needs.systemFit(systemOf(laptop)) === null;
  const missed = ATTRIBUTES.filter((attribute) => floorRisk(laptop, attribute, needs) > 0);
  const lacksGraphics = missed.some((attribute) => isGraphics(attribute) && measure(laptop, attribute) !== null);
  const risky = missed
    // A fast screen is of no use to graphics that are too slow for it.
    .filter((attribute) => !(lacksGraphics && attribute === 'refresh'))
    .toSorted((a, b) => needs.weights[b] - needs.weights[a])
    .map((attribute) => ({ attribute }))
    .filter(namesGraphicsFirst)
    .slice(0, most - Number(hasWrongSystem))
    .map(({ attribute }) => attribute);
  const isKnown = (attribute: Attribute): boolean => measure(laptop, attribute) !== null;
  return {
    lacking: risky
      .filter(isKnown)
      .map((attribute) => ({ attribute, isIntegrated: isGraphics(attribute) && hasIntegratedGraphics(laptop) })),
    hasWrongSystem,
    unknown: risky.filter((attribute) => !isKnown(attribute)),
  };
}
