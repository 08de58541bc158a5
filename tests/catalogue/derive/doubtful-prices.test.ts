import { expect, it } from 'vitest';
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { EMBEDDED } from '#tests/support/snapshots.ts';
import { SEEN } from '../a-record.ts';

const { laptops } = CATALOGUE;

/** A laptop seen abroad whose price is as usual. */
const usual = laptops.find(({ priceBasis, cost }) => priceBasis === 'converted' && !cost.doubtful);
const atHalfPrice = EMBEDDED.map((record) =>
  record.id === usual?.id ? Object.assign({ ...record }, { priceEur: Math.round(record.priceEur / 2) }) : record,
);
const found = (facts: Parameters<typeof deriveLaptops>[1] = []) =>
  deriveLaptops(atHalfPrice, facts).find(({ id }) => id === usual?.id);

it('an implausible price below half of what such a laptop costs is replaced by the usual price', () => {
  const half = found();
  expect(half?.cost.doubtful).toBe(true);
  expect(half?.priceEur).toBeGreaterThan((usual?.priceEur ?? 0) * 0.7);
  expect(half?.cost.seenEur).toBe(Math.round((usual?.cost.seenEur ?? 0) / 2));
});

it('an implausible price counts once a fact confirms it', () => {
  const value = Math.round((usual?.cost.seenEur ?? 0) / 2);
  const confirmed = found([{ ...SEEN, laptop: usual?.id ?? '', field: 'priceEur', value }]);
  expect(confirmed?.cost.doubtful).toBe(false);
  expect(confirmed?.priceEur).toBe(value);
});
