import type { Database, Who, World } from './world.ts';

/** Something that somebody tries, and whether they may. */
export interface Attempt {
  name: string;
  who: Who;
  allowed: boolean;
  /** What must have been done before, by the same person, and always works. */
  prepare?: Step;
  run: Step;
}

export type Step = (database: Database) => Promise<unknown>;

/** What is tried, or first what prepares it. */
type Steps = Step | [prepare: Step, run: Step];

const REFUSED = 'permission-denied';

export const attemptsOf = (who: Who, allowed: boolean, cases: Record<string, Steps>): Attempt[] =>
  Object.entries(cases).map(([what, steps]) => {
    const name = `${who} ${allowed ? 'may' : 'may not'}: ${what}`;
    if (typeof steps === 'function') return { name, who, allowed, run: steps };
    const [prepare, run] = steps;
    return { name, who, allowed, prepare, run };
  });

/** So many letters. */
export const text = (length: number): string => 'x'.repeat(length);

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
