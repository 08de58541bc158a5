import type { Limit } from './rate-limit.ts';

export interface TokenBucket {
  left(): number;
  /** Takes a token without checking; call `left` first. */
  take(): void;
  secondsUntil(tokens: number): number;
}

/** Contains `requests` tokens, refilled evenly within `seconds`. */
export function createTokenBucket({ requests, seconds }: Limit): TokenBucket {
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
    take: () => {
      tokens = left() - 1;
    },
    secondsUntil: (wanted) => Math.max(0, (wanted - left()) / perSecond),
  };
}
