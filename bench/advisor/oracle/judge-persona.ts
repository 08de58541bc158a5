import { factsOf } from '#advisor/facts.ts';
import type { Fixture } from './fixture.ts';
import { qualifyingAmong } from './oracle.ts';
import type { Persona, Seen } from './persona-checks.ts';

interface Judgement {
  /** Whether any laptop in the catalogue would satisfy the persona. */
  possible: boolean;
  /** The name on the first card. */
  card: string | null;
  problems: string[];
}

const problemsOf = ({ accept, mistakes }: Persona, seen: Seen): string[] => [
  ...accept.filter(({ holds }) => !holds(seen)).map(({ name }) => `not: ${name}`),
  ...mistakes.filter(({ holds }) => holds(seen)).map(({ name }) => `mistake: ${name}`),
];

/** Checks the persona's first card against what an expert would accept. */
export function judgePersona(persona: Persona, { laptops, advisor }: Fixture): Judgement {
  const possible = qualifyingAmong(laptops, persona.answers).some(
    (laptop) => problemsOf(persona, { facts: factsOf(laptop), price: laptop.priceEur }).length === 0,
  );
  const [first] = advisor.recommend(persona.answers).computers;
  return { possible, card: first?.name ?? null, problems: first ? problemsOf(persona, first) : ['no card'] };
}
