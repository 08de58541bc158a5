/** What the API makes is what it sends: a schema that forgives would hide a mistake. */
import { expect, test } from 'vitest';
import { comparedSchema } from '#contract/compared.ts';
import { laptopSheetSchema } from '#contract/computer.ts';
import { judgementSchema } from '#contract/judge.ts';
import { moreOptionsSchema, recommendationSchema } from '#contract/recommendations.ts';
import { answers } from '#tests/support/laptops.ts';
import { newLivingApp } from '#tests/support/test-app.ts';

const { advisor } = newLivingApp();
const userInput = answers({ purposes: ['gaming', 'office'], priorities: ['battery'], budget: 1200 });
const answer = advisor.recommend(userInput);
const { filteredLaptops, computers } = answer;
const [first] = computers;
const ids = computers.map(({ id }) => id);
const [id = ''] = filteredLaptops;
const tooMuch = answers({ purposes: ['gaming'], budget: 200, requirements: { ram: '64GB' } });

test.each([
  ['an answer', recommendationSchema, answer],
  ['an empty answer', recommendationSchema, advisor.recommend(tooMuch)],
  ['a cautious answer', recommendationSchema, advisor.recommend(answers({ purposes: ['gaming'], budget: 400 }))],
  ['more options', moreOptionsSchema, advisor.more({ userInput, filteredLaptops, count: 6 })],
  ['a laptop', laptopSheetSchema, advisor.laptop(id)],
  ['a comparison', comparedSchema, advisor.compare({ userInput, ids })],
  ['a judgement', judgementSchema, advisor.judge({ id, answers: userInput })],
])('%s', (_, schema, made) => {
  const sent: unknown = JSON.parse(JSON.stringify(made));
  expect(schema.parse(sent)).toEqual(sent);
});

test.each([
  ['without a part', { ...answer, target: undefined }],
  ['with a wrong fact', { ...answer, computers: [{ ...first, facts: { ...first?.facts, ramGb: '16' } }] }],
  ['with a laptop without a price', { ...answer, computers: [first, { ...first, price: null }] }],
])('an answer %s is not sent', (_, broken) => {
  expect(recommendationSchema.safeParse(broken).success).toBe(false);
});
