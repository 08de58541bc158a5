/**
 * Mutation testing: removes each condition of firestore.rules once; some attempt must then fail. Run with
 * `node tests/rules/mutate.ts`; the exit code is 1 if a mutant survives.
 */
import { freePort } from '#local/free-port.ts';
import { loadRules, readRules, startFirestoreEmulator } from '#local/firestore-emulator.ts';
import { accessAttempts } from './access-attempts.ts';
import { deletionAttempts } from './deletion-attempts.ts';
import { favoriteAttempts } from './favorite-attempts.ts';
import { type Attempt, tryOut } from './attempt.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { openWorld, RULES_PROJECT, type World } from './world.ts';
import { profileAttempts } from './profile-attempts.ts';
import { savedSetAttempts } from './saved-set-attempts.ts';

// Attempts with a preparation come last: the cheaper ones kill most mutants.
const attempts = [
  ...accessAttempts,
  ...profileAttempts,
  ...favoriteAttempts,
  ...savedSetAttempts,
  ...deletionAttempts,
].toSorted((one, other) => cost(one) - cost(other));

function cost({ prepare }: Attempt): number {
  return prepare ? 1 : 0;
}

/** The name of the attempt that kills the mutant, or `null`. */
async function findKiller(world: World, { effect }: Mutant): Promise<string | null> {
  // Rules that allow more can only break expected denials, and a denial changes no data for later attempts.
  const affected = attempts.filter(({ allowed }) => allowed === (effect === 'less'));
  await world.reset();
  for (const attempt of affected) {
    if (attempt.allowed || attempt.prepare) await world.reset();
    if ((await outcome(world, attempt)) !== null) return attempt.name;
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
const world = await openWorld(port);
const mutants = mutantsOf(readRules());
const survivors: Mutant[] = [];
for (const mutant of mutants) {
  await loadRules(port, RULES_PROJECT, mutant.rules);
  const killer = await findKiller(world, mutant);
  if (killer === null) survivors.push(mutant);
  console.log(
    `${killer === null ? 'SURVIVED' : 'killed'}  line ${mutant.line}  ${mutant.condition}  (${killer ?? 'by no attempt'})`,
  );
}
await world.close();
await emulator.stop();
console.log(`\n${mutants.length - survivors.length} passed, ${survivors.length} failed`);
process.exit(survivors.length === 0 ? 0 : 1);
