/** How a laptop stands to the needs, which pros and cons go by: levels of figures, missed floors, what can be had at all. */
import type { Answers } from '../../contract/answers.ts';
import { maySlowDown, SLOWEST_SHARE } from '../../catalogue/derive/gpu-power.ts';
import { systemOf } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import {
  type Attribute,
  ATTRIBUTES,
  deviationOf,
  goodness,
  graphicsOnce,
  isGraphics,
  measure,
  movedFigure,
} from '../needs/attributes.ts';
import { PLAYS_POPULAR_GAMES } from '../needs/needs-table.ts';
import type { Needs } from '../needs/needs.ts';
import type { Ranking } from '../rank/ranking.ts';
import { floorRisk } from '../rank/score.ts';
import { hasIntegratedGraphics } from './landmarks.ts';
import type { Fact, Level, Serving, Shortfall, Statement } from './statements.ts';

/** Attributes below this weight are neither praised nor blamed. */
export const MIN_WEIGHT = 0.03;

/** Attributes below this weight are no reason against a laptop, nor for it before others. */
export const NOTABLE_WEIGHT = 0.06;

/** A known power makes an index surer, but the same graphics are not called short in one laptop and good in another. */
const MIN_GRAPHICS_ERROR = 0.12;

/** A chip is too slow only if it is so by more than the error of its index. @returns `null` for an unknown figure */
export function levelOf(needs: Needs, attribute: Attribute, laptop: Laptop): Level | null {
  const value = measure(laptop, attribute);
  if (value === null) return null;
  const [minimum, good, plenty] = needs.targets[attribute].triple;
  const reaches = (own: number, figure: number) => goodness(attribute, own) >= goodness(attribute, figure);
  if (reaches(value, plenty)) return 'plenty';
  const error = Math.max(deviationOf(laptop, attribute), isGraphics(attribute) ? MIN_GRAPHICS_ERROR : 0);
  const isChip = attribute === 'cpu' || isGraphics(attribute);
  const highest = isChip ? movedFigure(attribute, value, error) : value;
  if (reaches(highest, good)) return 'good';
  return reaches(highest, minimum) ? 'scant' : 'short';
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
  return (attribute, laptop) =>
    capable.some(
      ({ laptop: one }) =>
        (attribute !== 'weight' || !isHeavyClass(laptop) || isHeavyClass(one)) &&
        isEnough(levelOf(needs, attribute, one)),
    );
}

/** What pros and cons are about. */
export interface Subject {
  laptop: Laptop;
  /** Whether it is capable of everything chosen. */
  isCapable: boolean;
  answers: Answers;
  needs: Needs;
  reach: Reach;
}

/** Each side says at most this many; what follows matters to nobody. */
export const MOST_SAID = 4;

/** @returns a list to spread, which is empty where the fact does not hold */
export const factIf = (holds: boolean, fact: Fact): Statement[] => (holds ? [{ kind: 'fact', fact }] : []);

export function videoMemoryOf({ laptop: { videoMemoryGb }, needs }: Subject): Statement<'video-memory'> | null {
  const need = needs.videoMemory;
  return need && videoMemoryGb !== null ? { kind: 'video-memory', gigabytes: videoMemoryGb, ...need } : null;
}

export const runsPopularGames = (laptop: Laptop): boolean => (measure(laptop, 'gpu') ?? 0) >= PLAYS_POPULAR_GAMES;

/** Popular games run on graphics with less than the recommended figure, which is nothing against a laptop. */
export const playsPopularGames = ({ attribute, level, demandedBy }: Statement<'level'>, laptop: Laptop): boolean =>
  attribute === 'gpu' && level === 'scant' && demandedBy === 'casualgaming' && runsPopularGames(laptop);

/** Nobody asks how well the memory of a laptop serves for games that its chips cannot play. */
export function possibleUse({ laptop, needs, isCapable }: Subject): (statement: Statement<'level'>) => boolean {
  const lacking = isCapable ? [] : shortfallOf(laptop, needs).lacking;
  const impossible = lacking
    .filter(({ attribute }) => attribute === 'cpu' || isGraphics(attribute))
    .map(({ attribute }) => needs.targets[attribute].floor?.purpose);
  return ({ demandedBy }) => !impossible.some((purpose) => purpose === demandedBy);
}

/** Maximum number of named floors, those with the highest weight. */
const MAX_NAMED = 3;

/** @returns the floors that a laptop misses if it is not capable */
export function shortfallOf(laptop: Laptop, needs: Needs, most = MAX_NAMED): Shortfall {
  const hasWrongSystem = needs.systemFit(systemOf(laptop)) === null;
  const missed = ATTRIBUTES.filter((attribute) => floorRisk(laptop, attribute, needs) > 0);
  const lacksGraphics = missed.some((attribute) => isGraphics(attribute) && measure(laptop, attribute) !== null);
  const risky = missed
    // A fast screen is of no use to graphics that are too slow for it.
    .filter((attribute) => !(lacksGraphics && attribute === 'refresh'))
    .toSorted((a, b) => needs.weights[b] - needs.weights[a])
    .filter(graphicsOnce)
    .slice(0, most - Number(hasWrongSystem));
  const isKnown = (attribute: Attribute): boolean => measure(laptop, attribute) !== null;
  return {
    lacking: risky
      .filter(isKnown)
      .map((attribute) => ({ attribute, isIntegrated: isGraphics(attribute) && hasIntegratedGraphics(laptop) })),
    hasWrongSystem,
    unknown: risky.filter((attribute) => !isKnown(attribute)),
  };
}

/** Percent of sRGB; cheap screens cover about 60. */
const ENOUGH_SRGB = 80;

/** @returns what a screen's colours are to who judges them; `null` to others, and of a kind that says enough itself */
export function colourOfScreen(
  { srgbPct, p3Pct, panel }: Laptop,
  { worksWithColour, asked }: Needs,
): 'wide-colour' | 'poor-colour' | 'unknown-colour' | null {
  if (!worksWithColour && !asked.priorities.includes('screen')) return null;
  const percent = p3Pct ?? srgbPct;
  if (percent === null) return panel === null || panel === 'tn' || panel === 'va' ? null : 'unknown-colour';
  if (percent < ENOUGH_SRGB) return 'poor-colour';
  return worksWithColour && percent === 100 ? 'wide-colour' : null;
}

/** Whether nobody knows the colours of a screen by which somebody judges them. */
export const isColourUnknown = (laptop: Laptop, needs: Needs): boolean =>
  needs.worksWithColour &&
  (colourOfScreen(laptop, needs) === 'unknown-colour' ||
    (laptop.panel === null && (laptop.p3Pct ?? laptop.srgbPct) === null));

/** Neither a panel that is only probable is praised, nor one against whose colours something speaks. */
export function isPanelPraised(laptop: Laptop, needs: Needs): boolean {
  const colour = colourOfScreen(laptop, needs);
  return laptop.sources.panel?.kind !== 'estimated' && (colour === null || colour === 'wide-colour');
}

/** Whether the speed of the graphics decides: for games, and where they are a priority. */
export const decideGraphics = ({ plays, asked }: Needs): boolean => plays || asked.priorities.includes('graphics');

/** Of graphics that decide and have unknown watts: the level with the fewest; else `plenty`, of which nobody notices less. */
export function levelWithFewWatts({ laptop, needs }: { laptop: Laptop; needs: Needs }): Level {
  const [, good, plenty] = needs.targets[needs.graphics].triple;
  const slowest = SLOWEST_SHARE * (measure(laptop, needs.graphics) ?? Infinity);
  if (!decideGraphics(needs) || !maySlowDown(laptop) || slowest >= plenty) return 'plenty';
  return slowest >= good ? 'good' : 'scant';
}
