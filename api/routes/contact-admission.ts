/** Decides whether a contact message is accepted; see docs/decisions/008-contact-under-attack.md for the reasons. */
import type { Proof } from '../../contract/proof-of-work.ts';
import { addressKey } from '../middleware/client-address.ts';
import { createKeyCounter } from '../middleware/key-counter.ts';
import { createProofOfWork } from '../middleware/proof-of-work.ts';
import { createRateLimiter, type Limit, tooManyRequests } from '../middleware/rate-limit.ts';

/** Contains `requests` tokens, refilled evenly within `seconds`. */
function createTokenBucket({ requests, seconds }: Limit) {
  let tokens = requests;
  let updated = performance.now();
  const perSecond = requests / seconds;

  const left = (): number => {
    const now = performance.now();
    tokens = Math.min(requests, tokens + ((now - updated) / 1000) * perSecond);
    updated = now;
    return tokens;
  };

  return {
    left,
    /** Takes a token without checking; call `left` first. */
    take: () => {
      tokens = left() - 1;
    },
    secondsUntil: (amount: number) => Math.max(0, (amount - left()) / perSecond),
  };
}

/** The share of the budget that is kept for senders without an earlier message. */
const RESERVED_FOR_NEW = 0.5;
/** The hardest puzzle of the proof of work. */
const MAX_LEVEL = 4;

export interface ContactLimits {
  perAddress: Limit | undefined;
  /** Two budgets of this size: one for all messages, one for those with a proof of work. */
  global: Limit | undefined;
}

/** @throws {ApiError} `too_many_requests`, with a challenge if a proof of work would help */
export type ContactAdmission = (
  address: string | null,
  proof: Proof | undefined,
) => Promise<'without proof' | 'with proof'>;

const keyOf = (address: string | null): string | null => (address === null ? null : addressKey(address));

export function createContactAdmission({ perAddress, global }: ContactLimits, secret: string): ContactAdmission {
  const limiter = perAddress && createRateLimiter(perAddress);
  const limitAddress = (key: string | null) => {
    if (key !== null) limiter?.(key);
  };
  if (!global) {
    return async (address) => {
      limitAddress(keyOf(address));
      return 'without proof';
    };
  }

  const plain = createTokenBucket(global);
  const proven = createTokenBucket(global);
  const senders = createKeyCounter(global.seconds * 1000);
  const work = createProofOfWork(secret);

  const level = (): number => {
    const used = global.requests - Math.floor(proven.left());
    return Math.min(MAX_LEVEL, Math.floor((used * (MAX_LEVEL + 1)) / global.requests));
  };
  const isEnough = (solved: number | null): boolean => solved !== null && solved >= level() - 1;

  return async (address, proof) => {
    const key = keyOf(address);
    const isProven = proof !== undefined && isEnough(await work.verify(proof));
    // No `await` from here on, so that two messages cannot use the same token or proof.
    if (isProven && proven.left() >= 1) {
      limitAddress(key);
      if (work.spend(proof)) {
        proven.take();
        if (key !== null) senders.take(key, Infinity);
        return 'with proof';
      }
    }
    const isNew = key === null || senders.count(key) === 0;
    // Repeat senders may only use the part that is not reserved.
    const needed = 1 + (isNew ? 0 : global.requests * RESERVED_FOR_NEW);
    // Checked before the address's own limit, because a rejected message does not count for its address.
    if (plain.left() >= needed) {
      limitAddress(key);
      plain.take();
      if (key !== null) senders.take(key, Infinity);
      return 'without proof';
    }
    if (proven.left() < 1) throw tooManyRequests(Math.min(plain.secondsUntil(needed), proven.secondsUntil(1)));
    throw tooManyRequests(plain.secondsUntil(needed), await work.challenge(level()));
  };
}
