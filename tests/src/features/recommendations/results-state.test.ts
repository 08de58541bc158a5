import { describe, expect, it } from 'vitest';
import { isFresh } from '#src/features/recommendations/results-state.ts';

describe('the age of a stored result', () => {
  const now = 1_800_000_000_000;

  it('is under 5 minutes', () => {
    expect(isFresh(now, now)).toBe(true);
    expect(isFresh(now - 299_999, now)).toBe(true);
    expect(isFresh(now - 300_000, now)).toBe(false);
  });

  it('is limited for a timestamp in the future, with some tolerance for a corrected clock', () => {
    expect(isFresh(now + 2000, now)).toBe(true);
    expect(isFresh(now + 300_000, now)).toBe(false);
    expect(isFresh(Number.NaN, now)).toBe(false);
  });
});
