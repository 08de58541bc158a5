import { describe, expect, it } from 'vitest';
import { culpritsAmong } from '#catalogue/refresh/leave-out.ts';

const SUSPECTS = Array.from({ length: 200 }, (_, n) => n);

function search(bad: readonly number[], most = 3) {
  let checks = 0;
  const found = culpritsAmong(
    SUSPECTS,
    (left) => {
      checks += 1;
      return bad.every((one) => left.includes(one));
    },
    most,
  );
  return { found: found?.toSorted((a, b) => a - b) ?? null, checks };
}

describe('the search for culprits', () => {
  it.each([[[0]], [[199]], [[57]], [[3, 4, 150]]])('finds %j, and nobody else', (bad) => {
    expect(search(bad).found).toEqual(bad);
  });

  it('takes few checks, because each may take seconds', () => {
    expect(search([57]).checks).toBeLessThan(10);
    expect(search([3, 4, 150]).checks).toBeLessThan(25);
  });

  it('gives up where there are many', () => {
    expect(search([1, 2, 3, 4]).found).toBeNull();
  });
});
