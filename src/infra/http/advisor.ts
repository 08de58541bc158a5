import type * as z from 'zod/mini';
import { laptopSheetsSchema } from '#contract/computer.ts';
import { laptopNamesSchema } from '#contract/laptop-names.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import type { Advisor } from '#src/services/advisor.ts';
import { ApiError } from '#src/services/api-error.ts';
import { readMoreOptionsSchema, readRecommendationSchema } from '#src/services/read-answer.ts';
import { posting, reached, send } from './send.ts';

/** @param recover called when code that loads late cannot be loaded; rethrows if it cannot help */
export function createHttpAdvisor(apiUrl: string, recover: (error: unknown) => Promise<never>): Advisor {
  const [recommendations, laptops] = [`${apiUrl}/api/recommendations`, `${apiUrl}/api/laptops`];
  const compared = () => import('#contract/compared.ts').catch(recover);
  const judge = () => import('#contract/judge.ts').catch(recover);
  const advert = () => import('#contract/advert.ts').catch(recover);
  return {
    recommend: (answers) => fetchParsed(posting(recommendations, answers), readRecommendationSchema),
    more: (question) => fetchParsed(posting(`${recommendations}/more`, question), readMoreOptionsSchema),
    laptops: async (ids) => {
      const search = new URLSearchParams({ ids: ids.join(',') });
      return (await fetchParsed(new Request(`${laptops}?${search}`), laptopSheetsSchema)).laptops;
    },
    compare: async (userInput, ids, read) =>
      fetchParsed(posting(`${recommendations}/compare`, { userInput, ids, read }), (await compared()).comparedSchema),
    names: async () => (await fetchParsed(new Request(`${laptops}/names`), laptopNamesSchema)).laptops,
    read: async (text) => fetchParsed(posting(`${laptops}/read`, { text }), (await advert()).readAnswerSchema),
    judge: async (request) => fetchParsed(posting(`${laptops}/judge`, request), (await judge()).judgementSchema),
  };
}

/** @throws {ApiError} */
async function fetchParsed<T>(request: Request, schema: z.ZodMiniType<T>): Promise<T> {
  const response = await send(request);
  const { data, error } = schema.safeParse(parseJson(await reached(response.text())));
  if (!error) return data;
  const [issue] = error.issues;
  const path = request.url.replace(/\?.*/, '');
  const message = `Cannot parse the answer of ${path} at ${issue?.path.join('.') || 'its root'}`;
  throw new ApiError('unreadable', message, { cause: error });
}
