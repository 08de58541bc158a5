import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Challenge, challengeSchema, type Proof } from '../../contract/proof-of-work.ts';

const ITERATIONS = 1000;
/** Number of keys to try at level 0: about 0.2 s on a desktop computer, 1 s on a cheap phone. */
const KEYS = { min: 250, max: 500 } as const;
const LIFETIME_S = 300;

/** Challenges are stateless, signed with `secret`; only spent proofs are stored, until they expire. */
export function createProofOfWork(secret: string) {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const secrets = { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') };
  const spent = new Map<string, number>();

  return {
    async challenge(level: number): Promise<Challenge> {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(KEYS.max * 2 ** level, KEYS.min * 2 ** level),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + LIFETIME_S,
        data: { level },
        ...secrets,
      });
      return challengeSchema.parse(challenge);
    },

    /** @returns the level; `null` unless the proof solves an unexpired challenge signed by us */
    async verify({ challenge, solution }: Proof): Promise<number | null> {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      return verified ? challenge.parameters.data.level : null;
    },

    /** @returns `false` if the proof was already spent */
    spend({ challenge: { signature, parameters } }: Proof): boolean {
      if (spent.has(signature)) return false;
      const now = Date.now() / 1000;
      for (const [old, expiresAt] of spent) if (expiresAt < now) spent.delete(old);
      spent.set(signature, parameters.expiresAt);
      return true;
    },
  };
}
