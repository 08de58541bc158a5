import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyCounter, type KeyCounter } from '#api/middleware/key-counter.ts';

const WINDOW_MS = 60_000;
/** Requests in a window at 5000 a second. */
const FLOOD = 300_000;
const LIMIT = 600;

function flood(counter: KeyCounter): void {
  for (let turn = 0; turn < FLOOD; turn += 1)
    counter.take(`10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`, LIMIT);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the key counter', () => {
  it('still rejects a key after a flood of other keys', () => {
    const counter = createKeyCounter(WINDOW_MS);
    for (let turn = 0; turn < LIMIT; turn += 1) expect(counter.take('ana', LIMIT)).toBe(0);
    flood(counter);
    expect(counter.take('ana', LIMIT)).toBe(WINDOW_MS);
  });

  it('continues to count a key that it saw before the flood', () => {
    const counter = createKeyCounter(WINDOW_MS);
    counter.take('ana', LIMIT);
    flood(counter);
    let taken = 1;
    while (counter.take('ana', LIMIT) === 0) taken += 1;
    expect(taken).toBeLessThanOrEqual(LIMIT);
  });

  it('leaves other keys nearly all of their limit during a flood', () => {
    const counter = createKeyCounter(WINDOW_MS);
    flood(counter);
    const counts = Array.from({ length: 1000 }, (_, visitor) => counter.count(`192.0.2.${visitor}`));
    expect(Math.max(...counts)).toBeLessThan(LIMIT / 10);
  });

  it('forgets events gradually as they leave the window', () => {
    const counter = createKeyCounter(WINDOW_MS);
    for (const _ of [1, 2]) counter.take('ana', LIMIT);
    vi.advanceTimersByTime(WINDOW_MS / 2);
    for (const _ of [1, 2, 3]) counter.take('ana', LIMIT);
    expect(counter.count('ana')).toBe(5);
    vi.advanceTimersByTime(WINDOW_MS / 2);
    expect(counter.count('ana')).toBe(3);
    vi.advanceTimersByTime(WINDOW_MS / 2);
    expect(counter.count('ana')).toBe(0);
    vi.advanceTimersByTime(1000 * WINDOW_MS);
    expect(counter.count('ana')).toBe(0);
  });

  it('returns the time until enough events have left the window', () => {
    const counter = createKeyCounter(WINDOW_MS);
    counter.take('ana', 2);
    vi.advanceTimersByTime(25_000);
    counter.take('ana', 2);
    expect(counter.take('ana', 2)).toBe(35_000);
    expect(counter.take('ana', 1)).toBe(55_000);
  });
});
