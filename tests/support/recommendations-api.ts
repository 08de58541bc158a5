/** The recommendation routes of the whole API, called in process with valid example answers. */
import type { Answers } from '#contract/answers.ts';
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

export const readRecommendation = async (response: Response): Promise<Recommendation> =>
  recommendationSchema.parse(await response.json());

export const recommend = async (body: unknown = answers) => readRecommendation(await post('', body));
