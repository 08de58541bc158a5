/** Whether the first cards of the personas are what an expert would accept. */
import type { Fixture } from './fixture.ts';
import { judgePersona } from './persona-checks.ts';
import { PERSONAS } from './personas.ts';

/** Of the personas that the catalogue can satisfy. */
export const ACCEPTED_BAR = 0.9;

/** Personas that no laptop in the catalogue could satisfy are left out. */
export function judgeAll(fixture: Fixture) {
  const judged = PERSONAS.map((persona) => Object.assign(judgePersona(persona, fixture), { persona }));
  const fair = judged.filter(({ possible }) => possible);
  const wrong = fair.filter(({ problems }) => problems.length > 0);
  return { fair, wrong, isAccepted: (fair.length - wrong.length) / fair.length >= ACCEPTED_BAR };
}
