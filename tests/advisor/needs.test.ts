import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, goodness } from '#advisor/needs/attributes.ts';
import { baselineOf, noticedDifferences } from '#advisor/explain/differences.ts';
import { CREATION_FOR_3D, type Need, NEEDS, PRIORITY_NEEDS } from '#advisor/needs/needs-table.ts';
import { needsOf, PRIORITIES_SHARE } from '#advisor/needs/needs.ts';
import { CRITERIA } from '#contract/criteria.ts';
import { MIN_VALUE, valueOf } from '#advisor/needs/value.ts';
import { SYSTEMS } from '#catalogue/derive/laptop-kind.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { laptop } from '#tests/support/laptops.ts';
import { PRIORITIES, type Priority, type Purpose, PURPOSES } from '#contract/answers.ts';

const entries = [
  ...PURPOSES.flatMap((purpose) => ATTRIBUTES.map((attribute) => ({ attribute, need: NEEDS[purpose][attribute] }))),
  ...PRIORITIES.flatMap((priority) =>
    ATTRIBUTES.flatMap((attribute) => {
      const need: Need | undefined = PRIORITY_NEEDS[priority][attribute];
      return need ? [{ attribute, need }] : [];
    }),
  ),
];

describe('the needs table', () => {
  it('has ascending triples', () => {
    const wrong = entries.filter(({ attribute, need: { triple } }) => {
      const [minimum, good, plenty] = triple.map((figure) => goodness(attribute, figure));
      return !((minimum ?? 0) < (good ?? 0) && (good ?? 0) <= (plenty ?? 0));
    });
    expect(wrong).toEqual([]);
  });

  it('has needs for every priority', () => {
    expect(PRIORITIES.filter((priority) => Object.keys(PRIORITY_NEEDS[priority]).length === 0)).toEqual([]);
  });
});

describe('several purposes', () => {
  it('give the same needs in any order and with duplicates', () => {
    const one = needsOf({ purposes: ['office', 'gaming'], priorities: ['weight', 'battery'] });
    const other = needsOf({ purposes: ['gaming', 'office', 'gaming'], priorities: ['battery', 'weight', 'weight'] });
    expect(other.weights).toEqual(one.weights);
    expect(other.targets).toEqual(one.targets);
  });
});

function systemsRuledOut(purpose: Purpose, priorities: Priority[] = []): string[] {
  const { systemFit } = needsOf({ purposes: [purpose], priorities });
  return SYSTEMS.filter((system) => systemFit(system) === null);
}

const floorForDesign = (priorities: Priority[]) => needsOf({ purposes: ['design'], priorities }).targets.creation.floor;

describe('the system', () => {
  it('is a floor where the programs of a purpose do not run on it', () => {
    expect(systemsRuledOut('office')).toEqual([]);
    expect(systemsRuledOut('programming')).toEqual(['windows-arm', 'chromeos']);
    expect(systemsRuledOut('gaming')).toEqual(['windows-arm', 'macOS', 'chromeos']);
  });
});

const weightsOf = (purposes: Purpose[]) => needsOf({ purposes, priorities: ['graphics'] }).weights;

describe('the priority for graphics', () => {
  it('counts for games or for creation, as the purposes use the graphics', () => {
    expect(weightsOf(['editing'])).toMatchObject({ gpu: 0 });
    expect(weightsOf(['gaming'])).toMatchObject({ creation: 0 });
    expect(weightsOf(['editing']).creation).toBeGreaterThan(0.5);
    const both = weightsOf(['editing', 'gaming']);
    expect(both.gpu / both.creation).toBeCloseTo(NEEDS.gaming.gpu.weight / NEEDS.editing.creation.weight);
  });
});

describe('design with the graphics first', () => {
  it('needs what 3D programs ask for', () => {
    expect(floorForDesign(['graphics'])).toEqual({ minimum: CREATION_FOR_3D.triple[0], purpose: 'design' });
    expect(floorForDesign(['screen'])).toBeNull();
  });

  it('needs Windows with an x86 processor', () => {
    expect(systemsRuledOut('design', ['graphics'])).toEqual(['windows-arm', 'macOS', 'linux', 'chromeos']);
    expect(systemsRuledOut('design', ['screen'])).toEqual(['chromeos']);
  });
});

describe('weights', () => {
  it('sum to one', () => {
    for (const purpose of PURPOSES) {
      for (const priorities of [[], ['screen'], [...PRIORITIES]] as const) {
        const { weights } = needsOf({ purposes: [purpose], priorities: [...priorities] });
        expect(CRITERIA.reduce((sum, criterion) => sum + weights[criterion], 0)).toBeCloseTo(1);
      }
    }
  });

  it('are decided by the priorities by a little more than a half', () => {
    const without = needsOf({ purposes: ['office'], priorities: [] }).weights.battery;
    const { weights } = needsOf({ purposes: ['office'], priorities: ['battery'] });
    expect(weights.battery).toBeCloseTo(PRIORITIES_SHARE + (1 - PRIORITIES_SHARE) * without);
  });
});

it('an unknown figure has the lowest value that there is', () => {
  expect([null, 0].map((gb) => valueOf('ram', [8, 16, 32], gb))).toEqual([MIN_VALUE, MIN_VALUE]);
});

const screen = (width: number, height: number, screenInches: number) =>
  laptop('one', { resolution: { width, height }, screenInches });
const gainOf = (one: Laptop, other: Laptop): number | undefined => {
  const needs = needsOf({ purposes: ['design'], priorities: ['screen'] });
  return noticedDifferences(one, baselineOf(other, one), needs).find(({ attribute }) => attribute === 'pixels')?.gain;
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
