import { describe, expect, it } from 'vitest';
import { moreOptionsSchema } from '#contract/recommendations.ts';
import { answers, post, recommend } from '#tests/support/recommendations-api.ts';
import { advisor } from '#tests/support/test-app.ts';

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
});

it('POST /api/recommendations/compare returns what the advisor says of these answers and laptops', async () => {
  const ids = ['no-existe', ...(await recommend()).computers.map(({ id }) => id)];
  const compared = await post('/compare', { userInput: answers, ids });
  expect(await compared.json()).toEqual(advisor.compare({ userInput: answers, ids }));
});
