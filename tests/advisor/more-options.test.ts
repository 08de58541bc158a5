import { describe, expect, it } from 'vitest';
import { laptopSheetSchema } from '#contract/computer.ts';
import { advisorFor } from '#tests/advisor/checks/fixture.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

describe('more options', () => {
  it('ignores ids that are unknown, no longer qualify or are repeated', () => {
    const advisor = advisorFor([laptop('a'), laptop('dear', { priceEur: 3000 })]);
    const { computers } = advisor.more({
      userInput: answers(),
      filteredLaptops: ['a', 'a', 'dear', 'constructor', '__proto__'],
      count: 6,
    });
    expect(computers.map(({ id, role }) => [id, role])).toEqual([['a', null]]);
  });
});

describe('a laptop', () => {
  it('is found by its id', () => {
    const sheet = advisorFor([laptop('a', { rating: { stars: 4.4, count: 59 } })]).laptop('a');
    expect(laptopSheetSchema.parse(sheet)).toMatchObject({
      name: 'Marca a',
      price: 700,
      image: '/illustrations/all-rounder.svg',
      attributes: [
        { key: 'Valoracion', value: 4.4 },
        { key: 'Reviews', value: 59 },
        { key: 'Silencio estimado (0–100)', value: 55 },
        { key: 'Construcción estimada (0–100)', value: 60 },
      ],
      facts: { ramGb: 16, batteryHours: 7.5 },
    });
  });
});
