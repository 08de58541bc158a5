import { describe, expect, it } from 'vitest';
import { comparedSchema } from '#contract/compared.ts';
import { errorBodySchema } from '#contract/error.ts';
import { answers, post, recommend } from '#tests/support/recommendations-api.ts';

describe('POST /api/recommendations/compare', () => {
  it('has the known ones in their order, with the target of these answers', async () => {
    const { computers, target, catalogue } = await recommend();
    const ids = computers.map(({ id }) => id);
    const response = await post('/compare', { userInput: answers, ids: ['no-existe', ...ids] });
    expect(response.status).toBe(200);
    const compared = comparedSchema.parse(await response.json());
    expect(compared).toMatchObject({ best: ids[0], target, catalogue });
    expect(compared.laptops.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['userInput.budget', { userInput: { ...answers, budget: 1 }, ids: ['a'] }],
    ['ids', { userInput: answers, ids: [] }],
    ['ids', { userInput: answers, ids: ['a', 'b', 'c', 'd', 'e'] }],
    ['ids.0', { userInput: answers, ids: ['x'.repeat(201)] }],
  ])('responds with 400 where %s is wrong', async (path, body) => {
    const rejected = await post('/compare', body);
    expect(rejected.status).toBe(400);
    expect(errorBodySchema.parse(await rejected.json()).error.path).toBe(path);
  });
});
