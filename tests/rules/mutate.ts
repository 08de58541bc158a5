/**
 * Proves that the rules' tests are complete: each condition of firestore.rules is left out once, and some attempt must
 * end otherwise than it should. Run by `node tests/rules/mutate.ts`; the exit code is 1 if a condition is not missed.
 */
import { loadRules, readRules, startFirestoreEmulator } from '#local/firestore-emulator.ts';
import { accessAttempts } from './access-attempts.ts';
import { deletionAttempts } from './deletion-attempts.ts';
import { type Attempt, tryOut } from './attempt.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { openWorld, RULES_PORT, type World } from './world.ts';
import { profileAttempts } from './profile-attempts.ts';
import { savedSetAttempts } from './saved-set-attempts.ts';

// What needs much preparation comes last: most mutants are found before.
const attempts = [...accessAttempts, ...profileAttempts, ...savedSetAttempts, ...deletionAttempts].toSorted(
  (one, other) => cost(one) - cost(other),
);

function cost({ prepare }: Attempt): number {
  return prepare ? 1 : 0;
}

/** The attempt that notices, or `null`. */
async function findOut(world: World, { effect }: Mutant): Promise<string | null> {
  // With more allowed only what was refused can change, and a refusal changes nothing that a later attempt would see.
  const telling = attempts.filter(({ allowed }) => allowed === (effect === 'less'));
  await world.reset();
  for (const attempt of telling) {
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

const emulator = await startFirestoreEmulator(RULES_PORT);
const world = await openWorld();
const mutants = mutantsOf(readRules());
const missed: Mutant[] = [];
for (const mutant of mutants) {
  await loadRules(RULES_PORT, mutant.rules);
  const noticedBy = await findOut(world, mutant);
  if (noticedBy === null) missed.push(mutant);
  console.log(
    `${noticedBy === null ? 'MISSED' : 'noticed'}  line ${mutant.line}  ${mutant.condition}  (${noticedBy ?? 'by nobody'})`,
  );
}
await world.close();
await emulator.stop();
console.log(`\n${mutants.length - missed.length} passed, ${missed.length} failed`);
process.exit(missed.length === 0 ? 0 : 1);
