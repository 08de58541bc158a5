/** The questions of few visitors: market, comparisons, one laptop and adverts. Their schemas would be 1 kB of every visit. */
import { shownComparedSchema } from '#contract/compared.ts';
import { laptopNamesSchema } from '#contract/laptop-names.ts';
import { marketSchema } from '#contract/market.ts';
import { shownWhySchema } from '#contract/shown-why.ts';
import type { Advisor } from '#src/services/advisor.ts';
import { ask, post } from './advisor.ts';

const advertSchemas = () => import('#contract/advert.ts');

export function createFurtherQuestions(apiUrl: string): Omit<Advisor, 'recommend' | 'more' | 'laptops'> {
  const [recommendations, laptops] = [`${apiUrl}/api/recommendations`, `${apiUrl}/api/laptops`];
  return {
    market: (answers) => post(`${recommendations}/market`, answers, marketSchema),
    compare: (userInput, ids, read) =>
      post(`${recommendations}/compare`, { userInput, ids, read }, shownComparedSchema),
    // The API answers an unknown laptop like invalid answers.
    why: (userInput, id) => post(`${recommendations}/why`, { userInput, id }, shownWhySchema),
    names: async () => (await ask(`${laptops}/names`, {}, laptopNamesSchema)).laptops,
    read: async (text) => post(`${laptops}/read`, { text }, (await advertSchemas()).readAnswerSchema),
    judge: async (request) => post(`${laptops}/judge`, request, (await advertSchemas()).judgeAnswerSchema),
    owned: async (request) => post(`${laptops}/owned`, request, (await advertSchemas()).ownedAnswerSchema),
  };
}
