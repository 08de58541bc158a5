import type { Limit } from './rate-limit.ts';

export interface TokenBucket {
  /** How many tokens there are, with the part of the next one that has come back. */
  left(): number;
  /** Takes one, whether there is one or not: ask `left` first. */
  take(): void;
  /** Seconds until there are so many, if none is taken. */
  secondsUntil(tokens: number): number;
}

/** Holds `requests` tokens and gets them back evenly, all of them within `seconds`. */
export function createTokenBucket({ requests, seconds }: Limit): TokenBucket {
  let tokens = requests;
  let asOf = performance.now();
  const perSecond = requests / seconds;

  const left = (): number => {
    const now = performance.now();
    tokens = Math.min(requests, tokens + ((now - asOf) / 1000) * perSecond);
    asOf = now;
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
