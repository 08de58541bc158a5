/**
 * `npm run bench:advisor` measures the advisor's quality against its bars; exit code 1 when one is missed. What holds of
 * every answer is in `tests/advisor/properties.test.ts`.
 */
import * as fc from 'fast-check';
import { loadCatalogue } from '#catalogue/load.ts';
import type { Answers } from '#contract/answers.ts';
import { createFixture, type Fixture } from '#tests/advisor/checks/fixture.ts';
import { judgePersona, PERSONAS } from '#tests/advisor/checks/judged-personas.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { few, printTable, printVerdict } from '../report.ts';
import { withPlainScorer } from './plain.ts';
import { ALONE, differenceOf, swallowedUse, uselessChanges, WITH_PRIORITY } from './shapes.ts';
import { measureSpeed } from './speed.ts';

const fixture = createFixture(loadCatalogue().laptops);
const plain = withPlainScorer(fixture);
const shapes = [...ALONE, ...WITH_PRIORITY];
const asked = [...shapes, ...PERSONAS.map(({ answers }) => answers)];

// First, because what runs before would leave a full heap; the large catalogue first, whose answers compile the code.
// A quiet machine meets the aim of 2 and 15 ms (docs/decisions/002-advisor.md); the bars leave room for a busy one.
const timed = fc.sample(profiles, { seed: 1, numRuns: 100 });
const speed = [measureSpeed(fixture.laptops, timed, 10, 100), measureSpeed(fixture.laptops, timed, 1, 10)];
const titleOf = ({ purposes, priorities, budget }: Answers) => [...purposes, ...priorities, `${budget} €`].join(' ');
const differences = asked.flatMap((answers) =>
  differenceOf(fixture, plain, answers).map((line) => ({ line, answers })),
);
const byPair = [...Map.groupBy(differences, ({ line }) => line)].toSorted(([, a], [, b]) => b.length - a.length);
const unexplained = differences.filter(({ line }) => line.endsWith('no rule'));
const pairs = byPair.map(
  ([line, [one, ...more]]) => `${1 + more.length} × ${line}, as for ${one && titleOf(one.answers)}`,
);

// Personas that no laptop of the catalogue could satisfy do not count.
const refusedOf = (one: Fixture) => {
  const judged = PERSONAS.map((persona) => judgePersona(persona, one));
  return judged.flatMap(({ id, possible, problems }) => (possible && problems.length > 0 ? [id] : []));
};
const plainRefused = refusedOf(plain);
const onlyPlain = refusedOf(fixture).filter((id) => !plainRefused.includes(id));

const useless = shapes.flatMap((answers) =>
  uselessChanges(fixture, answers).map((what) => `${titleOf(answers)}: ${what}`),
);
// The aim is none, but then a larger budget buys less of what was asked for (docs/decisions/002-advisor.md).
const MOST_SWALLOWED = 40;
const swallowed = WITH_PRIORITY.flatMap((answers) => swallowedUse(fixture, answers));

const rows = [
  ...speed,
  {
    measure: `same first card as a plain scorer (${asked.length})`,
    result: `${asked.length - differences.length}; others without a rule: ${unexplained.length}`,
    bar: '',
    met: null,
    detail: pairs.slice(0, 20).join('\n'),
  },
  few(`personas (${PERSONAS.length}) whose expert accepts the plain one’s alone`, onlyPlain),
  few(`offered changes that lead to nothing better (${shapes.length})`, useless),
  few(`priorities that cost 40 % of the main figure of the use (${WITH_PRIORITY.length})`, swallowed, MOST_SWALLOWED),
];
printTable(`${fixture.laptops.length} laptops`, rows);
process.exitCode = printVerdict(rows);
