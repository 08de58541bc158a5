/**
 * Mutation testing: removes each condition of firestore.rules once; some attempt must then fail. Run with
 * `node tests/rules/mutate.ts`; the exit code is 1 if a mutant survives.
 */
import { freePort } from '#bench/free-port.ts';
import { startFirestoreEmulator } from '#local/firestore-emulator.ts';
import { ATTEMPTS } from './all-attempts.ts';
import { loadRules, readRules } from './emulated-rules.ts';
import { type Attempt, tryOut } from './attempt.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { openWorld, type World } from './world.ts';

/** Projects of one emulator have rules of their own: while one compiles a mutant, another tries one out. */
const PROJECTS = ['demo-mutants-1', 'demo-mutants-2'];

/** The attempts that may kill the mutant, the nearest to the last killer first: neighbors try the same documents. */
function suspects({ effect }: Mutant, last: number): Attempt[] {
  // Preparations write, so attempts with one come last.
  const cost = (attempt: Attempt): number =>
    Math.abs(ATTEMPTS.indexOf(attempt) - last) + (attempt.prepare ? ATTEMPTS.length : 0);
  // Rules that allow more can only break expected denials.
  return ATTEMPTS.filter(({ allowed }) => allowed === (effect === 'less')).toSorted(
    (one, other) => cost(one) - cost(other),
  );
}

/** The attempt that kills the mutant, or `null`. */
async function findKiller(world: World, affected: readonly Attempt[]): Promise<Attempt | null> {
  await world.reset();
  for (const attempt of affected) {
    // A denial changes no data for later attempts.
    if (attempt.allowed || attempt.prepare) await world.reset();
    if ((await outcome(world, attempt)) !== null) return attempt;
  }
  return null;
}

async function outcome(world: World, attempt: Attempt): Promise<string | null> {
  try {
    return await tryOut(world, attempt);
  } catch {
    return 'failed';
  }
}

const port = await freePort();
const emulator = await startFirestoreEmulator(port);
const mutants = mutantsOf(readRules());
const survivors: Mutant[] = [];
const left = mutants.values();

async function tryMutants(project: string): Promise<void> {
  const world = await openWorld(port, project);
  let last = 0;
  for (const mutant of left) {
    await loadRules(port, project, mutant.rules);
    const killer = await findKiller(world, suspects(mutant, last));
    if (killer) last = ATTEMPTS.indexOf(killer);
    else survivors.push(mutant);
    console.log(
      `${killer ? 'killed' : 'SURVIVED'}  line ${mutant.line}  ${mutant.condition}  (${killer?.name ?? 'by no attempt'})`,
    );
  }
  await world.close();
}

await Promise.all(PROJECTS.map(tryMutants));
await emulator.stop();
console.log(`\n${mutants.length - survivors.length} passed, ${survivors.length} failed`);
process.exit(survivors.length === 0 ? 0 : 1);
