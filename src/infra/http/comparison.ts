import type { Answers } from '#contract/answers.ts';
import { shownComparedSchema, type ShownCompared } from '#contract/compared.ts';
import { laptopNamesSchema, type NamedLaptop } from '#contract/laptop-names.ts';
import { ask, post } from './advisor.ts';

/** @throws {AdvisorError} */
export const askComparison = (apiUrl: string, answers: Answers, ids: readonly string[]): Promise<ShownCompared> =>
  post(`${apiUrl}/api/recommendations/compare`, { userInput: answers, ids }, shownComparedSchema);

/** @throws {AdvisorError} */
export const askNames = async (apiUrl: string): Promise<readonly NamedLaptop[]> =>
  (await ask(`${apiUrl}/api/laptops/names`, {}, laptopNamesSchema)).laptops;
