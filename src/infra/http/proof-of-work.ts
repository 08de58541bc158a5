import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { errorBodySchema } from '#contract/error.ts';
import type { Proof } from '#contract/proof-of-work.ts';

/** The hardest challenge takes a cheap phone some 20 s. */
const TIME_LIMIT_MS = 60_000;

/** Solves the challenge in the body of a refusal. @returns `null` if there is none or it takes too long. */
export async function solveRefusal(body: unknown): Promise<Proof | null> {
  const { data } = errorBodySchema.safeParse(body);
  if (!data?.challenge) return null;
  const { challenge } = data;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIME_LIMIT_MS });
  return solution && { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
