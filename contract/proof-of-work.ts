/**
 * Proof of work for the contact form under a flood: find the counter whose key begins with `keyPrefix` (ALTCHA,
 * version 2). The challenge is in the body of a 429 response; the message is sent again with challenge and solution
 * in `proof`.
 */
import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^[0-9a-f]{2,128}$/));
const wholeNumber = z.int().check(z.nonnegative());

export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    /** Iterations of the key derivation. */
    cost: z.int().check(z.positive(), z.maximum(100_000)),
    /** Bytes. */
    keyLength: z.literal(32),
    keyPrefix: hex,
    keySignature: hex,
    /** Seconds since 1970. */
    expiresAt: wholeNumber,
    /** The level of difficulty; each level doubles the work. */
    data: z.object({ level: wholeNumber }),
  }),
  /** The API's signature over all parameters. */
  signature: hex,
});
export type Challenge = z.infer<typeof challengeSchema>;

export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: wholeNumber, derivedKey: hex }),
});
export type Proof = z.infer<typeof proofSchema>;
