/** The recommendation routes of the whole API, called in process with valid example answers. */
import * as z from 'zod';
import { catalogueInfoSchema } from '#contract/answer-parts.ts';
import { type Answers, answersSchema } from '#contract/answers.ts';
import { type Recommendation, recommendationSchema } from '#contract/recommendations.ts';
import { posting } from './api-calls.ts';
import { newTestApp } from './test-app.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

export const answers: Answers = answersWith({
  purposes: ['office', 'programming'],
  priorities: ['battery'],
  budget: 1200,
  requirements: { ram: '16GB' },
});

const app = newTestApp();

/** @param path below `/api/recommendations`. */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`/api/recommendations${path}`, posting(body, headers));

/** What the site does not need, and the API always sends. */
const sentSchema = z.object({
  filteredLaptops: z.array(z.string()),
  userInput: answersSchema,
  catalogue: catalogueInfoSchema,
});

export async function readRecommendation(response: Response): Promise<Recommendation> {
  const answer: unknown = await response.json();
  return { ...recommendationSchema.parse(answer), ...sentSchema.parse(answer) };
}

export const recommend = async (body: unknown = answers) => readRecommendation(await post('', body));
