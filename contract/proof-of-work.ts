/**
 * What the contact form asks of a client while it is flooded: find the counter whose key begins with `keyPrefix`
 * (ALTCHA's proof of work, version 2). The challenge comes with a 429, in the body beside `error`; the message is sent
 * again with the same challenge and its solution in `proof`.
 */
import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^[0-9a-f]{2,128}$/));
const wholeNumber = z.int().check(z.nonnegative());

export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    /** Iterations for one key. */
    cost: z.int().check(z.positive(), z.maximum(100_000)),
    /** In bytes. */
    keyLength: z.literal(32),
    keyPrefix: hex,
    keySignature: hex,
    /** In seconds since 1970. */
    expiresAt: wholeNumber,
    /** How much work it is: each level is twice the one before. */
    data: z.object({ level: wholeNumber }),
  }),
  /** Of all the parameters, by the API. */
  signature: hex,
});
export type Challenge = z.infer<typeof challengeSchema>;

export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: wholeNumber, derivedKey: hex }),
});
export type Proof = z.infer<typeof proofSchema>;
