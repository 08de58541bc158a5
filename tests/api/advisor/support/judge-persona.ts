import { factsOf } from '../../../../api/advisor/facts.ts';
import { qualifyingAmong } from './oracle.ts';
import type { Seen } from './persona-checks.ts';
import type { Persona } from './personas.ts';
import type { World } from './properties.ts';

export interface Judgement {
  /** Whether anything in the catalogue would satisfy this persona; if not, nothing can be asked of the engine. */
  possible: boolean;
  /** Name of the first card, if there is one. */
  card: string | null;
  /** What is missing on the first card, and which mistakes were made. */
  problems: string[];
}

const problemsOf = ({ accept, mistakes }: Persona, seen: Seen): string[] => [
  ...accept.filter(({ holds }) => !holds(seen)).map(({ name }) => `not: ${name}`),
  ...mistakes.filter(({ holds }) => holds(seen)).map(({ name }) => `mistake: ${name}`),
];

/** Shows the persona its first card and says what an expert would object to. */
export function judgePersona(persona: Persona, { laptops, advisor }: World): Judgement {
  const possible = qualifyingAmong(laptops, persona.answers).some(
    (laptop) => problemsOf(persona, { facts: factsOf(laptop), price: laptop.priceEur }).length === 0,
  );
  const [first] = advisor.recommend(persona.answers).computers;
  return { possible, card: first?.name ?? null, problems: first ? problemsOf(persona, first) : ['no card'] };
}
