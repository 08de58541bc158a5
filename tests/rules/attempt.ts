import type { Database, Who, World } from './world.ts';

/** Something that somebody tries, and whether they may. */
export interface Attempt {
  name: string;
  who: Who;
  allowed: boolean;
  /** What must have been done before, by the same person, and always works. */
  prepare?: (database: Database) => Promise<unknown>;
  run: (database: Database) => Promise<unknown>;
}

const REFUSED = 'permission-denied';

/** `null` when the rules did as they should, else what was wrong. Anything but a refusal is an error of the test itself. */
export async function tryOut(world: World, { who, allowed, prepare, run }: Attempt): Promise<string | null> {
  await prepare?.(world.as(who));
  try {
    await run(world.as(who));
    return allowed ? null : 'was allowed';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === REFUSED)) throw error;
    return allowed ? 'was refused' : null;
  }
}
