import { Hono } from 'hono';
import { answersSchema } from '../../src/contract/answers.ts';
import { moreOptionsSchema, moreRequestSchema, recommendationSchema } from '../../src/contract/recommendations.ts';
import { whyRequestSchema, whySchema } from '../../src/contract/why.ts';
import type { Advisor } from '../advisor/advisor.ts';
import { unknownLaptop } from '../middleware/errors.ts';
import { readJsonBody } from '../middleware/json-body.ts';

/**
 * `POST /` answers a questionnaire, `POST /more` continues the same ranking, `POST /why` says why a laptop was chosen or
 * was not (404 for an id the catalogue does not have). What goes out passes the contract's schema
 * as well: a mistake of ours becomes an error here and not a broken page there.
 */
export function recommendationsRoutes(advisor: Advisor) {
  return new Hono()
    .post('/', async (context) => {
      const answers = await readJsonBody(context, answersSchema);
      return context.json(recommendationSchema.parse(advisor.recommend(answers)));
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
