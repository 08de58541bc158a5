/**
 * Buyers, with what an expert would accept on the first card and what would be a mistake. Written before any answer of the
 * engine was seen, and never weakened to make the engine pass.
 */
import { CREATORS, MAKERS, THREE_D } from './personas/creators.ts';
import { GAMES, PLAYERS } from './personas/games.ts';
import { EVERYDAY, UNUSUAL, WORK } from './personas/home-and-work.ts';
import { CODE, STUDY } from './personas/study-and-code.ts';
import type { Persona } from './persona-checks.ts';

export const PERSONAS: readonly Persona[] = [
  ...EVERYDAY,
  ...PLAYERS,
  ...MAKERS,
  ...UNUSUAL,
  ...STUDY,
  ...WORK,
  ...CODE,
  ...CREATORS,
  ...THREE_D,
  ...GAMES,
];
