import { describe, expect, it } from 'vitest';
import { NO_MORE_OPTIONS } from '#contract/answer-parts.ts';
import { errorBodySchema } from '#contract/error.ts';
import { moreOptionsSchema } from '#contract/recommendations.ts';
import { answers, post, recommend } from '#tests/support/recommendations-api.ts';

describe('POST /api/recommendations/more', () => {
  it('returns six without a count', async () => {
    const { userInput, filteredLaptops } = await recommend();
    const response = await post('/more', { userInput, filteredLaptops });
    expect(moreOptionsSchema.parse(await response.json()).computers).toHaveLength(6);
  });

  it('accepts objects with an id', async () => {
    const { userInput, filteredLaptops } = await recommend();
    const ask = async (entries: unknown[]) => (await post('/more', { userInput, filteredLaptops: entries })).json();
    const inObjects = filteredLaptops.map((id, index) => (index % 2 === 0 ? { id, name: 'x' } : id));
    expect(await ask(inObjects)).toEqual(await ask(filteredLaptops));
  });

  it('ignores unknown ids', async () => {
    const filteredLaptops = ['no-existe', '__proto__', 'constructor', '', ' ', '\0', 'a'.repeat(200)];
    const response = await post('/more', { userInput: answers, filteredLaptops });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ computers: [], message: NO_MORE_OPTIONS });
  });

  it.each([
    ['no answers', { filteredLaptops: [] }, 'userInput'],
    ['no list', { userInput: answers }, 'filteredLaptops'],
    ['an id that is too long', { userInput: answers, filteredLaptops: ['a'.repeat(201)] }, 'filteredLaptops.0'],
    ['too many ids', { userInput: answers, filteredLaptops: Array.from({ length: 201 }, String) }, 'filteredLaptops'],
    [
      'an id in an object that is too long',
      { userInput: answers, filteredLaptops: [{ id: 'a'.repeat(201) }] },
      'filteredLaptops.0',
    ],
    ['an object without an id', { userInput: answers, filteredLaptops: [{}] }, 'filteredLaptops.0'],
    ['ids that are not strings', { userInput: answers, filteredLaptops: [1] }, 'filteredLaptops.0'],
    ['a count of zero', { userInput: answers, filteredLaptops: [], count: 0 }, 'count'],
    ['a count over twelve', { userInput: answers, filteredLaptops: [], count: 13 }, 'count'],
    ['a fractional count', { userInput: answers, filteredLaptops: [], count: 1.5 }, 'count'],
    ['invalid answers', { userInput: { ...answers, budget: 0 }, filteredLaptops: [] }, 'userInput.budget'],
  ])('rejects %s with the path of the first invalid field', async (_what, body, path) => {
    const response = await post('/more', body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error).toMatchObject({ code: 'invalid_body', path });
  });
});
