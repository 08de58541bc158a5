import { expect, it } from 'vitest';
import { measureSwaps } from '#bench/api/swaps.ts';

const TIMEOUT_MS = 180_000;

it('no visitor gets an error while the catalogue is swapped', { timeout: TIMEOUT_MS }, async () => {
  const { failed, requests } = await measureSwaps(2, 3);
  expect(failed).toBe(0);
  expect(requests).toBeGreaterThan(0);
});
