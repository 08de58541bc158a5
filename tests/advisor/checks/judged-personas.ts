/** Whether the first cards of the personas are what an expert would accept. */
import type { Laptop } from '#catalogue/laptop.ts';
import { factsOf } from '#words/sheet.ts';
import type { Fixture } from './fixture.ts';
import { asPaid, marketFor, qualifyingAmong } from './serving.ts';
import type { Persona, Seen } from './persona-checks.ts';
import { CREATORS, MAKERS, THREE_D } from './personas/creators.ts';
import { GAMES, PLAYERS } from './personas/games.ts';
import { EVERYDAY, UNUSUAL, WORK } from './personas/home-and-work.ts';
import { CODE, STUDY } from './personas/study-and-code.ts';

/**
 * Buyers, with what an expert would accept on the first card and what would be a mistake. Written before any answer of the
 * engine was seen, and never weakened to make the engine pass.
 */
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

interface Judgement {
  id: string;
  /** Whether any laptop that the answer is about would satisfy the persona. */
  possible: boolean;
  /** The name on the first card. */
  card: string | null;
  problems: string[];
}

const problemsOf = ({ accept, mistakes }: Persona, seen: Seen): string[] => [
  ...accept.filter(({ holds }) => !holds(seen)).map(({ name }) => `not: ${name}`),
  ...mistakes.filter(({ holds }) => holds(seen)).map(({ name }) => `mistake: ${name}`),
];

/** Of nine equally likely values, worst first. */
const NEARLY_WORST = 1;

/** @param laptop as paid */
function seenOf(laptop: Laptop): Seen {
  const facts = factsOf(laptop);
  const { weightKg, batteryHours, resolution, refreshHz } = laptop.likely;
  return {
    facts: {
      ...facts,
      weightKg: facts.weightKg ?? weightKg[NEARLY_WORST] ?? null,
      batteryHours: facts.batteryHours ?? batteryHours[NEARLY_WORST] ?? null,
      resolution: facts.resolution ?? resolution[NEARLY_WORST] ?? null,
      refreshHz: facts.refreshHz ?? refreshHz[NEARLY_WORST] ?? null,
    },
    price: laptop.priceEur - laptop.cost.licenceEur,
  };
}

/** Checks the persona's first card against what an expert would accept. */
export function judgePersona(persona: Persona, { laptops, engine }: Pick<Fixture, 'laptops' | 'engine'>): Judgement {
  const { id, answers } = persona;
  const problemsWith = (laptop: Laptop): string[] => problemsOf(persona, seenOf(laptop));
  const possible = qualifyingAmong(marketFor(laptops, answers), answers).some(
    (laptop) => problemsWith(laptop).length === 0,
  );
  const [first] = engine.recommend(answers).cards;
  const problems = first ? problemsWith(asPaid(first.laptop, answers)) : ['no card'];
  return { id, possible, card: first?.laptop.name ?? null, problems };
}
