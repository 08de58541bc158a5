/** Random answers and catalogues for the property tests. */
import * as fc from 'fast-check';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, PRIORITIES, type Priority, PURPOSES, REQUIREMENT_OPTIONS } from '#contract/answers.ts';

/** One in this many profiles sets a given requirement. */
const REQUIRED_ONE_IN = 7;

const optional = <const T extends string>(options: readonly T[]): fc.Arbitrary<T | ''> =>
  fc.oneof(
    { weight: REQUIRED_ONE_IN - 1, arbitrary: fc.constant<''>('') },
    { weight: 1, arbitrary: fc.constantFrom(...options) },
  );

const requirements: fc.Arbitrary<Answers['requirements']> = fc.record({
  processor: optional(REQUIREMENT_OPTIONS.processor),
  ram: optional(REQUIREMENT_OPTIONS.ram),
  storage: optional(REQUIREMENT_OPTIONS.storage),
  graphics: optional(REQUIREMENT_OPTIONS.graphics),
  screenSize: optional(REQUIREMENT_OPTIONS.screenSize),
  weight: optional(REQUIREMENT_OPTIONS.weight),
  battery: optional(REQUIREMENT_OPTIONS.battery),
  os: optional(REQUIREMENT_OPTIONS.os),
  resolution: optional(REQUIREMENT_OPTIONS.resolution),
  refreshRate: optional(REQUIREMENT_OPTIONS.refreshRate),
});

/** Mostly steps of the slider, sometimes any amount that the API accepts. */
const budget = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: BUDGET.min / BUDGET.step, max: BUDGET.max / BUDGET.step })
      .map((step) => step * BUDGET.step),
  },
  { weight: 1, arbitrary: fc.integer({ min: BUDGET.min, max: BUDGET.max }) },
);

const fields = {
  deviceType: fc.constant<'laptop'>('laptop'),
  purposes: fc.subarray([...PURPOSES], { minLength: 1 }),
  priorities: fc.oneof(
    fc.constant<Priority[]>([]),
    fc.subarray([...PRIORITIES], { minLength: 1, maxLength: 3 }),
    fc.subarray([...PRIORITIES]),
  ),
  budget,
  requirements,
};

/** Any answers that the API accepts, without switches. */
export const profiles: fc.Arbitrary<Answers> = fc.record(fields);

/** The same of who owns Windows. */
export const switchedProfiles: fc.Arbitrary<Answers> = fc.record({ ...fields, ownsWindows: fc.constant(true) });

/** Large enough to find failures, small enough to build thousands of advisors. */
const CATALOGUE_SIZE = { minLength: 12, maxLength: 60 } as const;

/** Small catalogues of real laptops. */
export const catalogues = (laptops: readonly Laptop[]): fc.Arbitrary<Laptop[]> =>
  fc.shuffledSubarray([...laptops], {
    ...CATALOGUE_SIZE,
    maxLength: Math.min(CATALOGUE_SIZE.maxLength, laptops.length),
  });
