import { describe, expect, it } from 'vitest';
import { marketSchema } from '#contract/market.ts';
import { answers, post, recommend } from '#tests/support/recommendations-api.ts';

describe('POST /api/recommendations/market', () => {
  it('has the cards and all ids that are left over, within the budget', async () => {
    const { computers, filteredLaptops, catalogue } = await recommend();
    const response = await post('/market', answers);
    expect(response.headers.get('content-type')).toBe('application/json');
    const answer = marketSchema.parse(await response.json());
    const shown = computers.map(({ id }) => id);
    expect(answer.cards).toEqual(shown);
    const ids = answer.points.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...shown, ...filteredLaptops]));
    // The first answer leaves out what is over 200.
    expect(ids.length).toBeGreaterThan(shown.length + filteredLaptops.length);
    for (const { price } of answer.points) expect(price).toBeLessThanOrEqual(answers.budget);
    expect(answer.catalogue).toEqual(catalogue);
  });
});
