/** Challenges that cost a client some computing time, and whether they were solved. */
import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Challenge, challengeSchema, type Proof } from '../../contract/proof-of-work.ts';

/** Iterations for one key: making a challenge takes one key, solving it hundreds. */
const COST = 1000;
/** Keys that have to be tried at level 0: some 0.2 s on a desktop computer and 1 s on a cheap phone. */
const KEYS = { least: 250, most: 500 } as const;
/** The site solves a challenge as soon as it has it. */
const LIFETIME_S = 300;

export interface ProofOfWork {
  /** @param level each one doubles the work. */
  challenge(level: number): Promise<Challenge>;
  /** @returns the level of a challenge of ours that is solved and has not expired, else `null`. */
  verify(proof: Proof): Promise<number | null>;
  /** Each proof counts once. @returns `false` when this one has been spent before. */
  spend(proof: Proof): boolean;
}

/**
 * Nothing is kept for a challenge that is given out: it is signed with `secret`, and so are the parts of its answer. What
 * was spent is remembered until it expires.
 */
export function createProofOfWork(secret: string): ProofOfWork {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const secrets = { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') };
  /** When each one expires, by its challenge's signature. */
  const spent = new Map<string, number>();

  return {
    async challenge(level) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(KEYS.most * 2 ** level, KEYS.least * 2 ** level),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + LIFETIME_S,
        data: { level },
        ...secrets,
      });
      return challengeSchema.parse(challenge);
    },

    async verify({ challenge, solution }) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      return verified ? challenge.parameters.data.level : null;
    },

    spend({ challenge: { signature, parameters } }) {
      if (spent.has(signature)) return false;
      const now = Date.now() / 1000;
      for (const [old, expiresAt] of spent) if (expiresAt < now) spent.delete(old);
      spent.set(signature, parameters.expiresAt);
      return true;
    },
  };
}
