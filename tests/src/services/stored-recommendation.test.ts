import { describe, expect, test } from 'vitest';
import { type ShownRecommendation, shownRecommendationSchema } from '#contract/shown-recommendation.ts';
import { toText } from '#src/services/local-data.ts';
import { RECOMMENDATIONS } from '#src/services/remembered.ts';
import { answers } from '#tests/support/laptops.ts';

const NOTHING_FOUND: ShownRecommendation = {
  computers: [],
  target: [],
  caution: null,
  sureness: null,
  enough: null,
  dependsOn: [],
  explanation: '',
  comparisons: {},
  reason: 'no se encontraron portátiles',
  filteredLaptops: [],
  userInput: answers({ purposes: ['gaming'], budget: 300, requirements: { os: 'linux' } }),
  catalogue: { date: '2026-08', size: 300 },
};

/** As it is in the browser's storage. */
const stored = (recommendation: ShownRecommendation) =>
  JSON.parse(toText(RECOMMENDATIONS, { ...recommendation, timestamp: 1000 }));

describe('a stored answer', () => {
  test('omits what is empty, except for lists', () => {
    expect(stored(NOTHING_FOUND)).toEqual({
      computers: [],
      target: [],
      dependsOn: [],
      filteredLaptops: [],
      reason: 'no se encontraron portátiles',
      userInput: {
        deviceType: 'laptop',
        purposes: ['gaming'],
        priorities: [],
        budget: 300,
        requirements: { os: 'linux' },
      },
      catalogue: { date: '2026-08', size: 300 },
      timestamp: 1000,
    });
  });

  test('survives a round trip', () => {
    const readBack = RECOMMENDATIONS.parse(stored(NOTHING_FOUND));
    const { purposes, budget } = readBack?.userInput ?? {};
    expect(readBack).toMatchObject({ ...NOTHING_FOUND, userInput: {}, timestamp: 1000 });
    expect([purposes, budget]).toEqual([['gaming'], 300]);
  });

  test('stores the known fields of a computer, and restores the others as unknown', () => {
    const computers = shownRecommendationSchema.parse({
      computers: [{ id: 'uno', price: 900, facts: { ramGb: 16, weightKg: null }, pros: [] }],
    }).computers;
    const kept = stored({ ...NOTHING_FOUND, computers });
    expect(kept.computers).toEqual([
      {
        id: 'uno',
        shortName: 'Sin título',
        price: 900,
        facts: { ramGb: 16, licence: 0 },
        specs: [],
        attributes: [],
        pros: [],
        cons: [],
        statements: [],
        offers: [],
        overBudget: 0,
      },
    ]);
    expect(RECOMMENDATIONS.parse(kept)?.computers).toEqual(computers);
  });

  test('restores a target with its unknown figures', () => {
    const target = shownRecommendationSchema.parse({
      computers: [],
      target: [
        {
          label: 'Autonomía',
          points: [{ id: 'uno', at: null, range: { low: 0.2, high: 0.4 }, figure: '', word: 'sin dato' }],
        },
      ],
    }).target;
    expect(target).toHaveLength(1);
    expect(RECOMMENDATIONS.parse(stored({ ...NOTHING_FOUND, target }))?.target).toEqual(target);
  });
});
