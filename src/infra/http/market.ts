import type { Answers } from '#contract/answers.ts';
import { type Market, marketSchema } from '#contract/market.ts';
import { post } from './advisor.ts';

/** Apart from the other questions, because few visitors look at the market. @throws {AdvisorError} */
export const askMarket = (apiUrl: string, answers: Answers): Promise<Market> =>
  post(`${apiUrl}/api/recommendations/market`, answers, marketSchema);
