import { describe, expect, it } from 'vitest';
import { NO_MORE_OPTIONS } from '#contract/answer-parts.ts';
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

  it('ignores unknown ids', async () => {
    const filteredLaptops = ['no-existe', '__proto__', 'constructor', '', ' ', '\0', 'a'.repeat(200)];
    const response = await post('/more', { userInput: answers, filteredLaptops });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ computers: [], message: NO_MORE_OPTIONS });
  });
});

describe('what follows on a recommendation', () => {
  it('is what the advisor says of these answers and laptops', async () => {
    const ids = ['no-existe', ...(await recommend()).computers.map(({ id }) => id)];
    const compared = await post('/compare', { userInput: answers, ids });
    expect(await compared.json()).toEqual(advisor.compare({ userInput: answers, ids }));
  });
});
