/** What pros and cons are about: a laptop, and for whom; with what either side may say. */
import type { Answers } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { isGraphics, measure } from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';
import { PLAYS_POPULAR_GAMES } from '../needs/needs-table.ts';
import type { Reach } from './reach.ts';
import { shortfallOf } from './shortfall.ts';
import type { Statement } from './statements.ts';

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
