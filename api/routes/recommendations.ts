import { Hono } from 'hono';
import { answersSchema } from '../../contract/answers.ts';
import { comparedSchema, compareRequestSchema } from '../../contract/compared.ts';
import { moreOptionsSchema, moreRequestSchema, recommendationSchema } from '../../contract/recommendations.ts';
import type { SpanishAdvisor } from '../../words/spanish-advisor.ts';
import { parseJsonBody, readBody, readJsonBody } from '../middleware/read-request.ts';
import { cacheAnswers } from './answer-cache.ts';

const JSON_HEADERS = { 'Content-Type': 'application/json' } as const;

/**
 * `POST /` answers a questionnaire, `POST /more` continues the same ranking, `POST /compare` compares chosen laptops.
 * Responses are validated against the contract too, so that a bug here becomes an error response and not a broken page.
 */
export function recommendationsRoutes(current: () => SpanishAdvisor) {
  const recommend = cacheAnswers(current, (advisor, body) =>
    recommendationSchema.parse(advisor.recommend(parseJsonBody(body, answersSchema))),
  );
  return new Hono()
    .post('/', async (context) => context.body(recommend(await readBody(context)), 200, JSON_HEADERS))
    .post('/more', async (context) => {
      const request = await readJsonBody(context, moreRequestSchema);
      return context.json(moreOptionsSchema.parse(current().more(request)));
    })
    .post('/compare', async (context) => {
      const request = await readJsonBody(context, compareRequestSchema);
      return context.json(comparedSchema.parse(current().compare(request)));
    });
}
