import { describe, expect, it } from 'vitest';
import { noticedDifferences } from '#advisor/explain/differences.ts';
import { ATTRIBUTES, goodness, MIN_VALUE, valueCurve } from '#advisor/needs/attributes.ts';
import { CREATION_FOR_3D, type Need, NEEDS, PRIORITY_NEEDS } from '#advisor/needs/needs-table.ts';
import { needsOf } from '#advisor/needs/needs.ts';
import { PRIORITIES_SHARE } from '#advisor/needs/demands.ts';
import { SYSTEMS } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { PRIORITIES, type Priority, type Purpose, PURPOSES } from '#contract/answers.ts';
import { CRITERIA } from '#contract/criteria.ts';
import { laptop } from '#tests/support/laptops.ts';

it('the tables have needs for every priority, and ascending triples', () => {
  const ofPriorities: Partial<Record<(typeof ATTRIBUTES)[number], Need>>[] = Object.values(PRIORITY_NEEDS);
  expect(ofPriorities.filter((needs) => Object.keys(needs).length === 0)).toEqual([]);
  const wrong = [...Object.values(NEEDS), ...ofPriorities].flatMap((needs) =>
    ATTRIBUTES.filter((attribute) => {
      const [minimum = 0, good = 1, plenty = 1] = (needs[attribute]?.triple ?? []).map((one) =>
        goodness(attribute, one),
      );
      return !(minimum < good && good <= plenty);
    }),
  );
  expect(wrong).toEqual([]);
});

it('several purposes give the same needs in any order and with duplicates', () => {
  const one = needsOf({ purposes: ['office', 'gaming'], priorities: ['weight', 'battery'] });
  const other = needsOf({ purposes: ['gaming', 'office', 'gaming'], priorities: ['battery', 'weight', 'weight'] });
  expect([other.weights, other.targets]).toEqual([one.weights, one.targets]);
});

it.each<[Purpose, Priority[], string[]]>([
  ['office', [], []],
  ['programming', [], ['windows-arm', 'chromeos']],
  ['gaming', [], ['windows-arm', 'macOS', 'chromeos']],
  ['design', ['screen'], ['chromeos']],
  ['design', ['graphics'], ['windows-arm', 'macOS', 'linux', 'chromeos']],
])('the programs for %s with the priorities %j do not run on %j', (purpose, priorities, systems) => {
  const { systemFit } = needsOf({ purposes: [purpose], priorities });
  expect(SYSTEMS.filter((system) => systemFit(system) === null)).toEqual(systems);
});

const weightsOf = (purposes: Purpose[]) => needsOf({ purposes, priorities: ['graphics'] }).weights;
const floorForDesign = (priority: Priority) =>
  needsOf({ purposes: ['design'], priorities: [priority] }).targets.creation.floor;

describe('the priority for graphics', () => {
  it('counts for games or for creation, as the purposes use the graphics', () => {
    expect(weightsOf(['editing'])).toMatchObject({ gpu: 0 });
    expect(weightsOf(['gaming'])).toMatchObject({ creation: 0 });
    expect(weightsOf(['editing']).creation).toBeGreaterThan(0.5);
    const both = weightsOf(['editing', 'gaming']);
    expect(both.gpu / both.creation).toBeCloseTo(NEEDS.gaming.gpu.weight / NEEDS.editing.creation.weight);
  });

  it('makes design need what 3D programs ask for', () => {
    expect(floorForDesign('graphics')).toEqual({ minimum: CREATION_FOR_3D.triple[0], purpose: 'design' });
    expect(floorForDesign('screen')).toBeNull();
  });
});

describe('weights', () => {
  it.each(PURPOSES)('sum to one for %s', (purpose) => {
    for (const priorities of [[], ['screen'], [...PRIORITIES]] as const) {
      const { weights } = needsOf({ purposes: [purpose], priorities: [...priorities] });
      expect(CRITERIA.reduce((sum, criterion) => sum + weights[criterion], 0)).toBeCloseTo(1);
    }
  });

  it('are decided by the priorities by a little more than a half', () => {
    const without = needsOf({ purposes: ['office'], priorities: [] }).weights.battery;
    const { weights } = needsOf({ purposes: ['office'], priorities: ['battery'] });
    expect(weights.battery).toBeCloseTo(PRIORITIES_SHARE + (1 - PRIORITIES_SHARE) * without);
  });
});

it('an unknown figure has the lowest value that there is', () => {
  expect([null, 0].map((gb) => valueCurve('ram', [8, 16, 32])(gb))).toEqual([MIN_VALUE, MIN_VALUE]);
});

const screen = (width: number, height: number, screenInches: number) =>
  laptop('one', { resolution: { width, height }, screenInches });
const gainOf = (one: Laptop, other: Laptop): number | undefined => {
  const needs = needsOf({ purposes: ['design'], priorities: ['screen'] });
  return noticedDifferences(one, other, needs).find(({ attribute }) => attribute === 'pixels')?.gain;
};

describe('sharpness', () => {
  it('is no gain that nobody sees', () => {
    expect(gainOf(screen(1920, 1080, 17.3), screen(1920, 1200, 18))).toBeUndefined();
    expect(gainOf(screen(1920, 1200, 16), screen(1920, 1080, 15.6))).toBeUndefined();
    expect(gainOf(screen(2880, 1800, 14), screen(2880, 1800, 16))).toBeUndefined();
  });

  it('is higher on a smaller screen with more pixels, but not on a tiny one with few', () => {
    expect(gainOf(screen(1920, 1200, 14), screen(1920, 1080, 15.6))).toBeGreaterThan(0);
    expect(gainOf(screen(1366, 768, 11.6), screen(1920, 1080, 17.3))).toBeLessThan(0);
  });
});
