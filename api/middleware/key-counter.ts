/** Counts events of any number of keys in a fixed amount of memory. */
import { hash, randomBytes } from 'node:crypto';

/** Each key has one cell in every row; a key is miscounted only where it shares all of them. */
const ROWS = 4;
/** Cells in a row. */
const WIDTH = 2 ** 15;
/** The window moves on by this part of it. */
const STEPS = 6;

export interface KeyCounter {
  /**
   * How often `key` was counted within the window. Never too few; with N events of other keys in the window about
   * N / 32,768 too many, because keys share cells.
   */
  count(key: string): number;
  /** Counts one for `key` unless there are `most` already. @returns 0, or the milliseconds to wait. */
  take(key: string, most: number): number;
}

/**
 * A count-min sketch over a sliding window of `windowMs`. It keeps no keys and evicts nothing, so no flood of other keys
 * makes it grow or forget one. Its hash is seeded, so nobody can choose keys that share their cells with another.
 *
 * It takes 3 MiB. An event is counted for five sixths of the window at least and for the whole window at most.
 */
export function createKeyCounter(windowMs: number): KeyCounter {
  const seed = randomBytes(16).toString('hex');
  const stepMs = windowMs / STEPS;
  const started = performance.now();
  const counts = Array.from({ length: STEPS }, () => new Uint32Array(ROWS * WIDTH));
  let step = 0;
  /** The current key's. */
  const cells = new Uint32Array(ROWS);

  const lookUp = (key: string, now: number): void => {
    const current = Math.floor((now - started) / stepMs);
    for (let next = Math.max(step + 1, current - STEPS + 1); next <= current; next += 1) counts[next % STEPS]?.fill(0);
    step = current;
    const digest = hash('sha256', seed + key, 'buffer');
    for (let row = 0; row < ROWS; row += 1) cells[row] = row * WIDTH + (digest.readUInt16LE(2 * row) % WIDTH);
  };

  /** The row with the least count is the one that is least wrong. */
  const countIn = (steps: number): number => {
    let least = Infinity;
    for (const cell of cells) {
      let sum = 0;
      for (let back = 0; back < steps; back += 1) sum += counts[(step - back + STEPS) % STEPS]?.[cell] ?? 0;
      least = Math.min(least, sum);
    }
    return least;
  };

  const add = (): void => {
    const current = counts[step % STEPS];
    if (current) for (const cell of cells) current[cell] = (current[cell] ?? 0) + 1;
  };

  return {
    count(key) {
      lookUp(key, performance.now());
      return countIn(STEPS);
    },
    take(key, most) {
      const now = performance.now();
      lookUp(key, now);
      if (countIn(STEPS) < most) {
        add();
        return 0;
      }
      let kept = STEPS - 1;
      while (kept > 0 && countIn(kept) >= most) kept -= 1;
      // By then all but the newest `kept` steps have left the window.
      return started + (step + STEPS - kept) * stepMs - now;
    },
  };
}
