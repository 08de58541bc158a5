import { hash, randomBytes } from 'node:crypto';

const ROWS = 4;
const WIDTH = 2 ** 15;
const STEPS = 6;

export interface KeyCounter {
  /**
   * The count of a key. Never too low; too high by about N / 32,768 for N events of other keys, because keys share
   * cells.
   */
  count(key: string): number;
  /**
   * Counts one event unless the key already has `max`.
   * @returns 0, or the milliseconds to wait
   */
  take(key: string, max: number): number;
}

/**
 * Counts events per key in 3 MiB, however many keys there are: a count-min sketch over a sliding window of six steps. It
 * stores no keys and evicts nothing, so a flood of other keys cannot make it grow or forget one. The hash is seeded, so
 * that an attacker cannot choose keys that collide with another. An event counts for 5/6 to 6/6 of the window.
 */
export function createKeyCounter(windowMs: number): KeyCounter {
  const seed = randomBytes(16).toString('hex');
  const stepMs = windowMs / STEPS;
  const started = performance.now();
  const counts = Array.from({ length: STEPS }, () => new Uint32Array(ROWS * WIDTH));
  let step = 0;
  const cells = new Uint32Array(ROWS);

  const lookUp = (key: string, now: number): void => {
    const current = Math.floor((now - started) / stepMs);
    for (let next = Math.max(step + 1, current - STEPS + 1); next <= current; next += 1) counts[next % STEPS]?.fill(0);
    step = current;
    const digest = hash('sha256', seed + key, 'buffer');
    for (let row = 0; row < ROWS; row += 1) cells[row] = row * WIDTH + (digest.readUInt16LE(2 * row) % WIDTH);
  };

  /** Collisions only add, so the lowest of the rows is the closest. */
  const countIn = (steps: number): number => {
    let lowest = Infinity;
    for (const cell of cells) {
      let sum = 0;
      for (let back = 0; back < steps; back += 1) sum += counts[(step - back + STEPS) % STEPS]?.[cell] ?? 0;
      lowest = Math.min(lowest, sum);
    }
    return lowest;
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
    take(key, max) {
      const now = performance.now();
      lookUp(key, now);
      if (countIn(STEPS) < max) {
        add();
        return 0;
      }
      let recent = STEPS - 1;
      while (recent > 0 && countIn(recent) >= max) recent -= 1;
      return started + (step + STEPS - recent) * stepMs - now;
    },
  };
}
