import type * as z from 'zod/mini';
import { laptopSheetsSchema } from '#contract/computer.ts';
import { laptopNamesSchema } from '#contract/laptop-names.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import type { Advisor } from '#src/services/advisor.ts';
import { ApiError } from '#src/services/api-error.ts';
import { readMoreOptionsSchema, readRecommendationSchema } from '#src/services/read-answer.ts';
import { posting, reached, send } from './send.ts';

export function createHttpAdvisor(apiUrl: string): Advisor {
  const [recommendations, laptops] = [`${apiUrl}/api/recommendations`, `${apiUrl}/api/laptops`];
  return {
    recommend: (answers) => fetchParsed(posting(recommendations, answers), readRecommendationSchema),
    more: (question) => fetchParsed(posting(`${recommendations}/more`, question), readMoreOptionsSchema),
    laptops: async (ids) => {
      const search = new URLSearchParams({ ids: ids.join(',') });
      return (await fetchParsed(new Request(`${laptops}?${search}`), laptopSheetsSchema)).laptops;
    },
    compare: async (userInput, ids, read) => {
      const { comparedSchema } = await import('#contract/compared.ts');
      return fetchParsed(posting(`${recommendations}/compare`, { userInput, ids, read }), comparedSchema);
    },
    names: async () => (await fetchParsed(new Request(`${laptops}/names`), laptopNamesSchema)).laptops,
    read: async (text) => {
      const { readAnswerSchema } = await import('#contract/advert.ts');
      return fetchParsed(posting(`${laptops}/read`, { text }), readAnswerSchema);
    },
    judge: async (request) => {
      const { judgementSchema } = await import('#contract/judge.ts');
      return fetchParsed(posting(`${laptops}/judge`, request), judgementSchema);
    },
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
