import { Hono } from 'hono';
import { answersSchema } from '../../contract/answers.ts';
import { moreOptionsSchema, moreRequestSchema, recommendationSchema } from '../../contract/recommendations.ts';
import { whyRequestSchema, whySchema } from '../../contract/why.ts';
import type { Advisor } from '../../advisor/advisor.ts';
import { unknownLaptop } from '../middleware/errors.ts';
import { parseJsonBody, readBody, readJsonBody } from '../middleware/json-body.ts';
import { cacheAnswers } from './answer-cache.ts';

/**
 * `POST /` answers a questionnaire, `POST /more` continues the same ranking, `POST /why` explains why a laptop was chosen
 * or not (404 for an unknown id). Responses are validated against the contract too, so that a bug here becomes an error
 * response and not a broken page.
 */
export function recommendationsRoutes(advisor: Advisor) {
  const recommend = cacheAnswers(
    (body) => recommendationSchema.parse(advisor.recommend(parseJsonBody(body, answersSchema))),
    () => advisor.catalogue,
  );
  return new Hono()
    .post('/', async (context) => {
      const json = recommend(await readBody(context));
      return context.body(json, 200, { 'Content-Type': 'application/json' });
    })
    .post('/more', async (context) => {
      const request = await readJsonBody(context, moreRequestSchema);
      return context.json(moreOptionsSchema.parse(advisor.more(request)));
    })
    .post('/why', async (context) => {
      const { userInput, id } = await readJsonBody(context, whyRequestSchema);
      const why = advisor.why(userInput, id);
      if (!why) throw unknownLaptop();
      return context.json(whySchema.parse(why));
    });
}
