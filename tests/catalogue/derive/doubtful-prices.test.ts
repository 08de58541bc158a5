import { expect, it } from 'vitest';
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { EMBEDDED } from '#tests/support/snapshots.ts';

const { laptops } = CATALOGUE;

/** A laptop seen abroad whose price is as usual. */
const usual = laptops.find(({ priceBasis, cost }) => priceBasis === 'converted' && !cost.doubtful);
const atHalfPrice = EMBEDDED.map((record) =>
  record.id === usual?.id ? Object.assign({ ...record }, { priceEur: Math.round(record.priceEur / 2) }) : record,
);
it('an implausible price below half of what such a laptop costs is replaced by the usual price', () => {
  const half = deriveLaptops(atHalfPrice).find(({ id }) => id === usual?.id);
  expect(half?.cost.doubtful).toBe(true);
  expect(half?.priceEur).toBeGreaterThan((usual?.priceEur ?? 0) * 0.7);
  expect(half?.cost.seenEur).toBe(Math.round((usual?.cost.seenEur ?? 0) / 2));
});
