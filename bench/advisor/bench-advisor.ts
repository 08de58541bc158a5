/**
 * `npm run bench:advisor` measures the advisor's quality against its bars; exit code 1 when one is missed.
 * Options: `--catalogue FILE`, `--seed N`, `--profiles N` (random users).
 */
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import * as z from 'zod';
import { CATALOGUE_FILE, loadCatalogue } from '#catalogue/load.ts';
import type { Answers } from '#contract/answers.ts';
import { dominatedCards, relaxationProblems, setProblems, violations } from '#tests/advisor/checks/answer-checks.ts';
import { createFixture, type Fixture } from '#tests/advisor/checks/fixture.ts';
import { judgePersona, PERSONAS } from '#tests/advisor/checks/judged-personas.ts';
import { laddersOf } from '#tests/advisor/checks/ladders.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { atLeast, none, printTable, printVerdict, type Row } from '../report.ts';
import { measureSpeed } from './speed.ts';

const ACCEPTED_BAR = 0.9;

const { values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: CATALOGUE_FILE },
    seed: { type: 'string', default: '1' },
    profiles: { type: 'string', default: '300' },
  },
});
const count = z.coerce.number().pipe(z.int().positive());
const seed = count.parse(values.seed);
const users = fc.sample(profiles, { seed, numRuns: count.parse(values.profiles) });

function measurePersonas(fixture: Fixture): Row {
  // Personas that no laptop of the catalogue could satisfy do not count.
  const judged = PERSONAS.map((persona) => judgePersona(persona, fixture)).filter(({ possible }) => possible);
  const missed = judged.filter(({ problems }) => problems.length > 0);
  return {
    ...atLeast(
      `first cards that an expert would accept (${judged.length} personas)`,
      1 - missed.length / judged.length,
      ACCEPTED_BAR,
    ),
    detail: missed.map(({ id, card, problems }) => `${id}: ${card}: ${problems.join('; ')}`).join('\n'),
  };
}

function measureLadders(fixture: Fixture): Row[] {
  const ladders = laddersOf(fixture);
  return [
    none(
      `ladders of budget in which what was asked for falls (${ladders.length})`,
      ladders.flatMap(({ falls }) => falls),
    ),
    none(
      '  in which it does not rise although the market does',
      ladders.flatMap(({ flat }) => flat),
    ),
  ];
}

function measureSets(fixture: Fixture): Row[] {
  const wrong = (check: (one: Fixture, answers: Answers) => readonly string[]): string[] =>
    users.flatMap((answers) => check(fixture, answers));
  return [
    none(`sets of cards that are no choice (${users.length})`, wrong(setProblems)),
    none('  with a dominated card', wrong(dominatedCards)),
    none('  with a result that breaks a requirement or the budget', wrong(violations)),
    none('  without a result, with a change that is not minimal', wrong(relaxationProblems)),
  ];
}

const fixture = createFixture(loadCatalogue(values.catalogue).laptops);
// The speed first: what runs before it would leave code compiled for other uses, and a full heap.
const speed = measureSpeed(fixture.laptops, users.slice(0, 300));
const rows = [measurePersonas(fixture), ...measureLadders(fixture), ...measureSets(fixture), ...speed];
printTable(`${fixture.laptops.length} laptops of ${values.catalogue}, ${users.length} random users`, rows);
process.exitCode = printVerdict(rows);
