import { expect, it } from 'vitest';
import { meetsOption, REQUIREMENT_FIELDS } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { REQUIREMENT_OPTIONS } from '#contract/answers.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';

const { laptops, date } = CATALOGUE;
const shareKnown = (field: keyof Laptop) => laptops.filter((laptop) => laptop[field] !== null).length / laptops.length;

it('the catalogue has unique names, and is sorted by id', () => {
  expect(new Set(laptops.map(({ name }) => name)).size).toBe(laptops.length);
  const ids = laptops.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  expect(date).toBe('2026-10-05');
});

it('the catalogue satisfies every option of the questionnaire except the known gaps', () => {
  const missing = REQUIREMENT_FIELDS.flatMap((field) =>
    REQUIREMENT_OPTIONS[field]
      .filter((option) => !laptops.some((laptop) => meetsOption(laptop, field, option)))
      .map((option) => `${field}: ${option}`),
  );
  expect(missing).toEqual(['graphics: amd_rx6000', 'graphics: amd_rx7000']);
});

it.each([
  ['cpu', 1],
  ['screenInches', 1],
  ['os', 0.9],
  ['build', 1],
] as const)('the catalogue knows %s for at least a share of %f', (field, share) => {
  expect(shareKnown(field)).toBeGreaterThanOrEqual(share);
});

it.each(['resolution', 'refreshHz', 'weightKg', 'panel'] as const)(
  'the catalogue knows %s, or what similar laptops have',
  (field) => {
    expect(laptops.filter((laptop) => laptop[field] === null && laptop.likely[field].length === 0)).toEqual([]);
    expect(shareKnown(field)).toBeGreaterThan(1 / 3);
  },
);
