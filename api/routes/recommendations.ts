import { Hono } from 'hono';
import { answersSchema } from '../../contract/answers.ts';
import { moreOptionsSchema, moreRequestSchema, recommendationSchema } from '../../contract/recommendations.ts';
import { whyRequestSchema, whySchema } from '../../contract/why.ts';
import type { Advisor } from '../../advisor/advisor.ts';
import { answerJson } from '../middleware/answer-json.ts';
import { unknownLaptop } from '../middleware/errors.ts';
import { parseJsonBody, readJsonBody } from '../middleware/json-body.ts';
import { rememberAnswers } from './remembered-answers.ts';

/**
 * `POST /` answers a questionnaire, `POST /more` continues the same ranking, `POST /why` says why a laptop was chosen or
 * was not (404 for an id the catalogue does not have). What goes out passes the contract's schema
 * as well: a mistake of ours becomes an error here and not a broken page there.
 */
export function recommendationsRoutes(advisor: Advisor) {
  const recommend = rememberAnswers((text) =>
    recommendationSchema.parse(advisor.recommend(parseJsonBody(text, answersSchema))),
  );
  return new Hono()
    .post('/', async (context) => {
      return answerJson(context, recommend(await context.req.text()));
    })
    .post('/more', async (context) => {
      const request = await readJsonBody(context, moreRequestSchema);
      return answerJson(context, JSON.stringify(moreOptionsSchema.parse(advisor.more(request))));
    })
    .post('/why', async (context) => {
      const { userInput, id } = await readJsonBody(context, whyRequestSchema);
      const why = advisor.why(userInput, id);
      if (!why) throw unknownLaptop();
      return answerJson(context, JSON.stringify(whySchema.parse(why)));
    });
}
