import { describe, expect, it } from 'vitest';
import { moreOptionsSchema } from '#contract/recommendations.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';
import { answers, post, recommend } from '#tests/support/recommendations-api.ts';
import { advisor } from '#tests/support/test-app.ts';

it('POST /api/recommendations returns up to three laptops within the budget, comparisons by name and the ids of the others', async () => {
  const answer = await recommend();
  expect(answer.computers).toHaveLength(3);
  for (const computer of answer.computers) {
    expect(computer.price).toBeLessThanOrEqual(answers.budget);
    expect(computer.facts.ramGb).toBeGreaterThanOrEqual(16);
    expect(answer.comparisons[computer.name]).toEqual({ pros: computer.pros, cons: computer.cons });
    expect(computer.link).toMatch(/^https:\/\/www\.amazon\.es\/.*tag=atinado-21/);
    expect(answer.filteredLaptops).not.toContain(computer.id);
  }
  expect(answer.userInput).toEqual(answers);
  expect(answer.filteredLaptops.length).toBeGreaterThan(6);
  expect(answer.catalogue.size).toBeGreaterThanOrEqual(250);
});

it('POST /api/recommendations requires only a purpose and a budget', async () => {
  const answer = await recommend({ purposes: ['office'], budget: 1500 });
  expect(answer.userInput).toEqual(answersWith({ purposes: ['office'], budget: 1500 }));
  expect(answer.computers.length).toBeGreaterThan(0);
  expect(answer.filteredLaptops).toHaveLength(200);
});

it('POST /api/recommendations ignores unknown fields', async () => {
  const unknown = { color: 'rojo', weights: { battery: 100 }, requirements: { ram: '16GB', nfc: 'sí' } };
  const answer = await recommend({ ...answers, ...unknown });
  expect(answer.userInput).toEqual(answers);
});

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
