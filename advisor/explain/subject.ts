/** What pros and cons are about: a laptop, and for whom; with what both sides go by. */
import type { Answers } from '../../contract/answers.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure } from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';
import { PLAYS_POPULAR_GAMES } from '../needs/needs-table.ts';
import { floorRisk } from '../rank/score.ts';
import { namesGraphicsFirst } from './differences.ts';
import { hasIntegratedGraphics } from './landmarks.ts';
import type { Reach } from './levels.ts';
import type { Fact, Shortfall, Statement } from './statements.ts';

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

/** Percent of sRGB; cheap screens cover about 60. */
const ENOUGH_SRGB = 80;

/** @returns what a screen's colours are to who judges them; `null` if nothing speaks against them */
export function colourCon(
  { srgbPct, panel }: Laptop,
  { asked: { purposes, priorities } }: Needs,
): 'poor-colour' | 'unknown-colour' | null {
  const isMinded = purposes.includes('design') || purposes.includes('editing') || priorities.includes('screen');
  if (!isMinded) return null;
  if (srgbPct !== null) return srgbPct < ENOUGH_SRGB ? 'poor-colour' : null;
  // OLED and mini-LED usually cover much; what is said of an unknown or poor kind of panel says enough.
  return panel === 'ips' ? 'unknown-colour' : null;
}

/** Neither a panel that is only probable is praised, nor one against whose colours something speaks. */
export const isPanelPraised = (laptop: Laptop, needs: Needs): boolean =>
  laptop.sources.panel?.kind !== 'estimated' && colourCon(laptop, needs) === null;
