import type { Database, Who, World } from './world.ts';

/** An operation of one user, and whether the rules allow it. */
export interface Attempt {
  name: string;
  who: Who;
  allowed: boolean;
  /** An allowed operation of the same user that comes first. */
  prepare?: Step;
  run: Step;
}

export type Step = (database: Database) => Promise<unknown>;

/** The operation, or a preparation and the operation. */
type Steps = Step | [prepare: Step, run: Step];

const DENIED = 'permission-denied';

export const attemptsOf = (who: Who, allowed: boolean, cases: Record<string, Steps>): Attempt[] =>
  Object.entries(cases).map(([what, steps]) => {
    const name = `${who} ${allowed ? 'may' : 'may not'}: ${what}`;
    if (typeof steps === 'function') return { name, who, allowed, run: steps };
    const [prepare, run] = steps;
    return { name, who, allowed, prepare, run };
  });

/** A text of this length. */
export const text = (length: number): string => 'x'.repeat(length);

/** What is known of a price, each text as long as the rules allow. */
export const LARGEST_FACTS = {
  priceKind: text(20),
  priceDate: text(20),
  priceBasis: text(40),
  seenPrice: text(10),
  licence: text(10),
  priceCountry: text(2),
  keyboard: text(8),
  os: text(10),
};

/** `null` when the rules decided as expected, else what was wrong. Throws any error other than a denial. */
export async function tryOut(world: World, { who, allowed, prepare, run }: Attempt): Promise<string | null> {
  await prepare?.(world.as(who));
  try {
    await run(world.as(who));
    return allowed ? null : 'was allowed';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DENIED)) throw error;
    return allowed ? 'was denied' : null;
  }
}
