import { expect, it } from 'vitest';
import { answers as answersWith } from '#tests/support/laptops.ts';
import { answers, recommend } from '#tests/support/recommendations-api.ts';

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
