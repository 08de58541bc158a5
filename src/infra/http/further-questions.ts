/** The questions of few visitors: market, comparisons and one laptop. Their schemas would be 1 kB of every visit. */
import type { Answers } from '#contract/answers.ts';
import { shownComparedSchema, type ShownCompared } from '#contract/compared.ts';
import { laptopNamesSchema, type NamedLaptop } from '#contract/laptop-names.ts';
import { type Market, marketSchema } from '#contract/market.ts';
import { type ShownWhy, shownWhySchema } from '#contract/shown-why.ts';
import { ask, post } from './advisor.ts';

/** @throws {AdvisorError} */
export const askMarket = (apiUrl: string, answers: Answers): Promise<Market> =>
  post(`${apiUrl}/api/recommendations/market`, answers, marketSchema);

/** @throws {AdvisorError} */
export const askComparison = (apiUrl: string, answers: Answers, ids: readonly string[]): Promise<ShownCompared> =>
  post(`${apiUrl}/api/recommendations/compare`, { userInput: answers, ids }, shownComparedSchema);

/** The API answers an unknown laptop like invalid answers. @throws {AdvisorError} */
export const askWhy = (apiUrl: string, answers: Answers, id: string): Promise<ShownWhy> =>
  post(`${apiUrl}/api/recommendations/why`, { userInput: answers, id }, shownWhySchema);

/** @throws {AdvisorError} */
export const askNames = async (apiUrl: string): Promise<readonly NamedLaptop[]> =>
  (await ask(`${apiUrl}/api/laptops/names`, {}, laptopNamesSchema)).laptops;
