/** The questions of few visitors: market, comparisons, one laptop and adverts. Their schemas would be 1 kB of every visit. */
import type { JudgeAnswer, JudgeRequest, OwnedAnswer, ReadAnswer, ReadLaptop } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import { shownComparedSchema, type ShownCompared } from '#contract/compared.ts';
import { laptopNamesSchema, type NamedLaptop } from '#contract/laptop-names.ts';
import { type Market, marketSchema } from '#contract/market.ts';
import { type ShownWhy, shownWhySchema } from '#contract/shown-why.ts';
import { ask, post } from './advisor.ts';

/** @throws {AdvisorError} */
export const market = (apiUrl: string, answers: Answers): Promise<Market> =>
  post(`${apiUrl}/api/recommendations/market`, answers, marketSchema);

/** @throws {AdvisorError} */
export const compare = (
  apiUrl: string,
  answers: Answers,
  ids: readonly string[],
  read?: ReadLaptop,
): Promise<ShownCompared> =>
  post(`${apiUrl}/api/recommendations/compare`, { userInput: answers, ids, read }, shownComparedSchema);

/** The API answers an unknown laptop like invalid answers. @throws {AdvisorError} */
export const why = (apiUrl: string, answers: Answers, id: string): Promise<ShownWhy> =>
  post(`${apiUrl}/api/recommendations/why`, { userInput: answers, id }, shownWhySchema);

/** @throws {AdvisorError} */
export const names = async (apiUrl: string): Promise<readonly NamedLaptop[]> =>
  (await ask(`${apiUrl}/api/laptops/names`, {}, laptopNamesSchema)).laptops;

const advertSchemas = () => import('#contract/advert.ts');

/** @throws {AdvisorError} */
export const read = async (apiUrl: string, text: string): Promise<ReadAnswer> =>
  post(`${apiUrl}/api/laptops/read`, { text }, (await advertSchemas()).readAnswerSchema);

/** @throws {AdvisorError} */
export const judge = async (apiUrl: string, request: JudgeRequest): Promise<JudgeAnswer> =>
  post(`${apiUrl}/api/laptops/judge`, request, (await advertSchemas()).judgeAnswerSchema);

/** @throws {AdvisorError} */
export const owned = async (apiUrl: string, request: JudgeRequest): Promise<OwnedAnswer> =>
  post(`${apiUrl}/api/laptops/owned`, request, (await advertSchemas()).ownedAnswerSchema);
