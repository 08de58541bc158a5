import { describe, expect, test } from 'vitest';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { type ShownRecommendation, shownRecommendationSchema } from '#contract/shown-recommendation.ts';
import { toStored } from '#src/features/questionnaire/stored-recommendation.ts';
import { RECOMMENDATIONS } from '#src/services/remembered.ts';

const NOTHING_FOUND: ShownRecommendation = {
  computers: [],
  explanation: '',
  comparisons: {},
  reason: 'no se encontraron portátiles',
  filteredLaptops: [],
  userInput: {
    deviceType: 'laptop',
    purposes: ['gaming'],
    priorities: [],
    budget: 300,
    requirements: { ...NO_REQUIREMENTS, os: 'linux' },
  },
  catalogue: { date: '2026-08', size: 300 },
};

describe('a stored answer', () => {
  test('omits what is empty, except for the two lists where empty has a meaning', () => {
    expect(toStored(NOTHING_FOUND, 1000)).toEqual({
      computers: [],
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
    const readBack = RECOMMENDATIONS.parse(JSON.parse(JSON.stringify(toStored(NOTHING_FOUND, 1000))));
    const { purposes, budget } = readBack?.userInput ?? {};
    expect(readBack).toMatchObject({ ...NOTHING_FOUND, userInput: {}, timestamp: 1000 });
    expect([purposes, budget]).toEqual([['gaming'], 300]);
  });

  test('stores the known fields of a computer, and restores the others as unknown', () => {
    const computers = shownRecommendationSchema.parse({
      computers: [{ id: 'uno', price: 900, facts: { ramGb: 16, weightKg: null }, pros: [] }],
    }).computers;
    const stored = JSON.parse(JSON.stringify(toStored({ ...NOTHING_FOUND, computers }, 1000)));
    expect(stored.computers).toEqual([
      { id: 'uno', price: 900, facts: { ramGb: 16, licence: 0 }, specs: [], attributes: [], pros: [], cons: [] },
    ]);
    expect(RECOMMENDATIONS.parse(stored)?.computers).toEqual(computers);
  });
});
