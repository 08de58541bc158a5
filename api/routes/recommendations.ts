import { Hono } from 'hono';
import { type Answers, answersSchema } from '../../src/contract/answers.ts';
import { moreOptionsSchema, moreRequestSchema, recommendationSchema } from '../../src/contract/recommendations.ts';
import { whyRequestSchema, whySchema } from '../../src/contract/why.ts';
import type { Advisor } from '../advisor/advisor.ts';
import { unknownLaptop } from '../middleware/errors.ts';
import { readJsonBody } from '../middleware/json-body.ts';
import { rememberAnswers } from './remembered-answers.ts';

/**
 * `POST /` answers a questionnaire, `POST /more` continues the same ranking, `POST /why` says why a laptop was chosen or
 * was not (404 for an id the catalogue does not have). What goes out passes the contract's schema
 * as well: a mistake of ours becomes an error here and not a broken page there.
 */
export function recommendationsRoutes(advisor: Advisor) {
  const recommend = rememberAnswers((answers: Answers) => recommendationSchema.parse(advisor.recommend(answers)));
  return new Hono()
    .post('/', async (context) => {
      const answers = await readJsonBody(context, answersSchema);
      return context.body(recommend(answers), { headers: { 'Content-Type': 'application/json' } });
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
