/** Whether a message of the contact form is taken: docs/decisions/008-contact-under-attack.md says why so. */
import type { Proof } from '../../contract/proof-of-work.ts';
import { addressKey } from '../middleware/client-address.ts';
import { createKeyCounter } from '../middleware/key-counter.ts';
import { createProofOfWork } from '../middleware/proof-of-work.ts';
import { createRateLimit, type Limit, tooManyRequests } from '../middleware/rate-limit.ts';
import { createTokenBucket } from '../middleware/token-bucket.ts';

/** This part of the budget is kept for addresses that have not written within its time. */
const SHARE_OF_NEW = 0.5;
/** The highest level of work, asked when the second budget is nearly used up: 2^4 times the first level's. */
const MAX_LEVEL = 4;

export interface ContactLimits {
  perAddress: Limit | undefined;
  /** Two budgets of this size: one for any message, and one for those with a proof of work. */
  global: Limit | undefined;
}

/**
 * Counts one message; does not count for an address where it is `null`. Resolves with how it was admitted.
 *
 * @throws {ApiError} `too_many_requests`; with a challenge where a proof of work would help.
 */
export type ContactAdmission = (address: string | null, proof: Proof | undefined) => Promise<'plainly' | 'by proof'>;

const keyOf = (address: string | null): string | null => (address === null ? null : addressKey(address));

/** @param secret signs the challenges; instances with the same one accept each other's. */
export function createContactAdmission({ perAddress, global }: ContactLimits, secret: string): ContactAdmission {
  const limit = perAddress && createRateLimit(perAddress);
  const limitAddress = (key: string | null) => {
    if (key !== null) limit?.(key);
  };
  if (!global) {
    return async (address) => {
      limitAddress(keyOf(address));
      return 'plainly';
    };
  }

  const plain = createTokenBucket(global);
  const proven = createTokenBucket(global);
  const writers = createKeyCounter(global.seconds * 1000);
  const work = createProofOfWork(secret);

  const level = (): number => {
    const used = global.requests - Math.floor(proven.left());
    return Math.min(MAX_LEVEL, Math.floor((used * (MAX_LEVEL + 1)) / global.requests));
  };
  /** Who began while it was one level easier is let through. */
  const isEnough = (solved: number | null): boolean => solved !== null && solved >= level() - 1;

  return async (address, proof) => {
    const key = keyOf(address);
    const isProven = proof !== undefined && isEnough(await work.verify(proof));
    // From here to the counting nothing else runs, so that two messages cannot use the same token or proof.
    if (isProven && proven.left() >= 1) {
      limitAddress(key);
      if (work.spend(proof)) {
        proven.take();
        if (key !== null) writers.take(key, Infinity);
        return 'by proof';
      }
    }
    const isNew = key === null || writers.count(key) === 0;
    const needed = 1 + (isNew ? 0 : global.requests * SHARE_OF_NEW);
    // What everybody may send comes first: a refused message is counted for no address.
    if (plain.left() >= needed) {
      limitAddress(key);
      plain.take();
      if (key !== null) writers.take(key, Infinity);
      return 'plainly';
    }
    if (proven.left() < 1) throw tooManyRequests(Math.min(plain.secondsUntil(needed), proven.secondsUntil(1)));
    throw tooManyRequests(plain.secondsUntil(needed), await work.challenge(level()));
  };
}
